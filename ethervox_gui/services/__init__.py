"""What more than one front end uses and no chat needs: the model library, profiles, keys."""
