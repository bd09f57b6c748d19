-- The photos of an email are found when it is posted or deleted.
create index concurrently if not exists pictures_incoming_mail on pictures (incoming_mail_id) where incoming_mail_id is not null;
