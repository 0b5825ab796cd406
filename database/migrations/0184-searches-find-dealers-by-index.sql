-- The searches of orders, reservations and invoices find a dealer by words of the name or by a part of the e-mail address, and read
-- the whole table of dealers for that.

create index dealers_by_words on dealers using gin (lower(company_name) gin_trgm_ops, email gin_trgm_ops);
