-- Descriptions of products are rich text. What was plain text becomes paragraphs that show the same characters: each line one, signs of HTML
-- escaped. Drafts and decided changes too, so that a comparison with what is live finds only what differs.
create function pg_temp.paragraphs(plain text) returns text language sql immutable as $$
  select coalesce(string_agg('<p>' || replace(replace(replace(btrim(line), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' order by place), '')
  from regexp_split_to_table(plain, E'[\\r\\n]+') with ordinality as lines(line, place)
  where btrim(line) <> ''
$$;

update catalogue.products set description = pg_temp.paragraphs(description) where description <> '';
update catalogue.changes set content = jsonb_set(content, '{description}', to_jsonb(pg_temp.paragraphs(content ->> 'description')))
  where content ->> 'description' <> '';

comment on column catalogue.products.description is 'rich text: HTML as the editor makes it, sanitised';
