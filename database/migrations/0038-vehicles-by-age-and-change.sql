-- Clerks sort and filter the stock by its age, by its last change, and by vehicles without pictures.
create index vehicles_by_stock_age on vehicles (created_at, id) include (status);
create index vehicles_by_last_change on vehicles (updated_at desc, id) include (status);
create index vehicle_media_that_are_pictures on vehicle_media (vehicle_id) where media_type = 'image';
