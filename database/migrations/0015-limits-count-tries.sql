-- A limit counts the tries of its period, so that "10 an hour" is at most 10 in any sixty minutes. Until now a row held
-- a bucket that refilled while it was being emptied: almost 20 in the first hour.

-- What was counted so far is forgotten.
-- Not `delete`: an old server that is still up could add a row before the next statement.
truncate rate_limits;

alter table rate_limits add column tries timestamptz[] not null;
alter table rate_limits rename column empty_at to expires_at;
alter index rate_limits_by_empty_at rename to rate_limits_by_expiry;
