-- A gain can be claimed once other code came to it too, and from then on its time runs (decision 0061).
ALTER TABLE tirage_instances ADD COLUMN verified_at timestamptz;
