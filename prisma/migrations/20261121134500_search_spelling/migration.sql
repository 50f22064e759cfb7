-- Tells a misspelt word from another word with similar letters.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
