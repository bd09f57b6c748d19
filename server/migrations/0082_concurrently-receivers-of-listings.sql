-- The listings that went to somebody in a conversation.
create index concurrently if not exists listings_with_receiver on listings (receiver_conversation_id) where receiver_conversation_id is not null;
