/** The statements that the program itself answers these calls with: the bare server differs in everything else alone. */
export const page = {
  name: 'page',
  text: `
    with page as materialized (
      select id from listings where is_public order by listed_at desc, id desc limit $1 offset $2
    )
    select l.id, l.title, left(l.description, 141) as description, l.price, l.condition_id, l.category_id,
      l.equipment_type_id, l.location_id, l.owner_id, l.owner_confirmed, l.active, l.last_feedback, l.listed_at,
      l.updated_at, p.name as partner, i.id as cover_id, i.digest, i.width, i.height, i.alt, i.rotation
    from page join listings l on l.id = page.id
    join people o on o.id = l.owner_id
    left join partners p on p.id = o.partner_id
    left join pictures i on i.listing_id = l.id and i.position = 1
    order by l.listed_at desc, l.id desc`,
}

export const listing = {
  name: 'listing',
  text: `
    select l.id, l.owner_id, l.equipment_type_id, l.category_id, l.condition_id, l.location_id, l.title, l.description,
      l.price, l.properties, l.active, l.last_feedback, l.deleted_at, l.owner_confirmed, l.is_public, l.listed_at,
      l.updated_at, p.name as partner,
      coalesce((
        select json_agg(json_build_object('id', i.id, 'digest', i.digest, 'width', i.width, 'height', i.height,
          'alt', i.alt, 'rotation', i.rotation) order by i.position)
        from pictures i where i.listing_id = l.id
      ), '[]') as pictures
    from listings l
    join people o on o.id = l.owner_id
    left join partners p on p.id = o.partner_id
    where l.id = $1`,
}
