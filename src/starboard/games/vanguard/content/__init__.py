"""What is printed on the components, and what it does."""
