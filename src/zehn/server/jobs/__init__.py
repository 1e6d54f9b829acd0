"""Costly work that strangers cause, in processes of its own."""
