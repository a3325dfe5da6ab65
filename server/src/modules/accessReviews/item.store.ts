import type { ReviewItemStatus } from '#contract/accessReviews/states.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { endOfDay, todoSql } from '#kit/workbench/todoSql.ts'

/**
 * Writes down the roles in force. An item's reviewer is the one who was named, else the manager of the account, else the
 * nearest head of department upward; never the person of the item.
 */
export const freeze = sqlQuery(
  'accessReviews.freeze',
  `insert into access_reviews.items (review_id, user_id, person_id, user_code, user_name, dept_name, role_id, role_code,
     role_name, role_en_name, since, ends_on, last_login_at, reach, reach_depts, reviewer_id, reviewer_person_id, reviewer_name)
   select $reviewId, u.id, u.person_id, u.code, u.name, d.full_name, r.id, r.code, r.name, r.en_name, h.granted_at, h.ends_on,
     u.last_login_at, h.reach, array(select x.name from identity.departments x where x.tenant_id = h.tenant_id
       and x.id = any (h.reach_dept_ids) order by x.full_name), v.id, v.person_id, coalesce(v.name, '')
   from identity.user_roles h
     join identity.users u on u.tenant_id = h.tenant_id and u.id = h.user_id
     join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
     join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
     left join lateral (
       select c.id, c.person_id, c.name from (
         select n.id, n.person_id, n.name, 0 as near from identity.users n
         where n.tenant_id = u.tenant_id and n.id = $reviewerId?::bigint
         union all
         select m.id, m.person_id, m.name, 1000 from identity.users m
         where $reviewerId?::bigint is null and m.tenant_id = u.tenant_id and m.id = u.manager_id and identity.is_open(m)
         union all
         select x.id, x.person_id, x.name, array_position(d.path, x.dept_id) from identity.users x
           join identity.user_roles xh on xh.tenant_id = x.tenant_id and xh.user_id = x.id and identity.is_in_time(xh)
           join identity.roles xr on xr.tenant_id = xh.tenant_id and xr.id = xh.role_id and xr.code = $headRole
         where $reviewerId?::bigint is null and x.tenant_id = u.tenant_id and x.dept_id = any (d.path) and identity.is_open(x)
           and x.entrance <> 'supplier'
       ) c where c.person_id <> u.person_id order by c.near desc, c.id limit 1
     ) v on true
   where u.entrance <> 'supplier' and not u.is_service and identity.is_open(u) and identity.is_in_time(h)
     and (cardinality($roleIds::bigint[]) = 0 or r.id = any ($roleIds::bigint[]))
     and (cardinality($deptIds::bigint[]) = 0 or d.path && $deptIds::bigint[])
   order by d.full_name, u.code, r.code limit $max::int
   returning id`,
)

/** Accounts for which items of a review wait, and how many wait for holders of access.review. */
export const whomItWaitsFor = sqlQuery(
  'accessReviews.whomItWaitsFor',
  `select coalesce(array_agg(distinct v.id) filter (where v.id is not null), '{}') as "to!",
     (count(*) filter (where v.id is null))::int as "unassigned!"
   from access_reviews.items i left join identity.users v on v.tenant_id = i.tenant_id and v.id = i.reviewer_id and identity.is_open(v)
   where i.review_id = $reviewId and i.status = '01'`,
)

/** Those of these items about which a person decides, and whether their roles are still held. */
export const decidable = sqlQuery(
  'accessReviews.decidable',
  `select i.id, i.review_id, access_reviews.is_held(i) as "isHeld!" from access_reviews.items i
   where i.id = any ($ids::bigint[]) and (i.person_id = $personId or access_reviews.is_for(i, $personId, $oversees::boolean))`,
)

/** What waits for somebody of the person of an item, in the same review. */
export const waitingOfPerson = sqlQuery(
  'accessReviews.waitingOfPerson',
  `select i.id from access_reviews.items o
     join access_reviews.items i on i.tenant_id = o.tenant_id and i.review_id = o.review_id and i.person_id = o.person_id
   where o.id = $id and i.status = '01' and access_reviews.is_for(i, $personId, $oversees::boolean)
     and access_reviews.is_for(o, $personId, $oversees::boolean)
   order by i.id limit 200`,
)

/** Open reviews that wait for a decision about a role of an account. */
export const reviewsOfAccount = sqlQuery(
  'accessReviews.reviewsOfAccount',
  `select distinct i.review_id as id from access_reviews.items i where i.user_id = $userId and i.status = '01'`,
)

const ended = `update access_reviews.items i set status = '04', decided_at = $at
   where i.review_id = $reviewId and i.status = '01' and not access_reviews.is_held(i)`
/** Marks items of a review whose role is not held any more. */
export const endItems = sqlQuery('accessReviews.endItems', `${ended} returning i.id, i.user_id, i.role_name`)
export const lapseItems = sqlQuery(
  'accessReviews.lapseItems',
  `update access_reviews.items i set status = '05', decided_at = $at where i.review_id = $reviewId and i.status = '01' returning i.id`,
)

export const isWaiting = sqlQuery(
  'accessReviews.isWaiting',
  `select exists (select from access_reviews.items where review_id = $reviewId and status = '01') as "isWaiting!"`,
)

export const itemsOfReview = sqlQuery(
  'accessReviews.itemsOfReview',
  `select i.id, i.status, i.user_id, i.person_id, i.user_code, i.user_name, i.dept_name, i.role_id, i.role_code, i.role_name, i.since,
     i.ends_on, i.last_login_at, i.reach, i.reach_depts, i.reason, i.decided_by, i.decided_person_id, i.decided_at
   from access_reviews.items i where i.review_id = $reviewId order by i.id`,
).narrow<{ status: ReviewItemStatus }>()

export const openReviews = sqlQuery(
  'accessReviews.openReviews',
  `select id from access_reviews.reviews where status = '01' order by id`,
)

/** Open reviews that wait for a person. */
export const toDecide = sqlQuery(
  'accessReviews.todo',
  todoSql({
    of: `access_reviews.reviews r where r.status = '01' and exists (select from access_reviews.items i
      where i.tenant_id = r.tenant_id and i.review_id = r.id and i.status = '01'
        and access_reviews.is_for(i, $personId, $oversees::boolean))`,
    pick: 'r.*',
    id: 't.id',
    title: 'left(t.name, 60)',
    note: 't.opened_by',
    due: endOfDay('r.due_on'),
    since: 'r.opened_at',
  }),
)
