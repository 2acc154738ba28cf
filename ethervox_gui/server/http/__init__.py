"""The API's HTTP side: routes, access control, and the thread it runs on."""
