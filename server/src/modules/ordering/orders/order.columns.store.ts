import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'
import type { LinePriceSource } from '#contract/ordering/orderSummary.ts'

export interface LineRow {
  id: string
  line_no: number
  sku_id: string
  product_id: string
  name: string
  spec: string
  brand_name: string
  unit: string
  picture: string
  category_path: string[]
  category_name: string
  quantity: number
  price: string
  price_source: LinePriceSource
  tax_rate: string
  amount: string
  tax_amount: string
  shipped: number
  received: number
  rejected: number
  closed: number
  inspecting: number
  in_return: number
  returned: number
  allowance: string
  cost_centre_id: string | null
  cost_centre: string
  project_no: string
  material_code: string
}

const lines = `
  (select coalesce(json_agg(json_build_object('id', l.id::text, 'line_no', l.line_no, 'sku_id', l.sku_id::text,
      'product_id', l.product_id::text, 'name', l.name, 'spec', l.spec, 'brand_name', l.brand_name, 'unit', l.unit, 'picture', l.picture,
      'category_path', l.category_path::text[], 'category_name', l.category_name, 'quantity', l.quantity,
      'price', l.price::text, 'price_source', l.price_source, 'tax_rate', l.tax_rate::text, 'amount', l.amount::text,
      'tax_amount', l.tax_amount::text, 'shipped', l.shipped, 'received', l.received, 'rejected', l.rejected,
      'closed', l.closed, 'inspecting', l.inspecting, 'in_return', l.in_return, 'returned', l.returned, 'allowance', l.allowance::text,
      'cost_centre_id', l.cost_centre_id::text, 'cost_centre', l.cost_centre, 'project_no', l.project_no,
      'material_code', coalesce((select m.code from catalogue.material_codes m where m.tenant_id = l.tenant_id and m.sku_id = l.sku_id), '')) order by l.line_no), '[]')
   from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines`

/** Columns of an order whose types SQL does not tell. */
export interface OrderColumns {
  dept_path: string[]
  /** Whether the reading user takes or took part in the approval of the order, or of a change of it. */
  approves: boolean
  awaits_me: boolean
  change_status: ChangeStatus | null
  lines: LineRow[]
}

/** All columns of an order. */
export const orderColumns = `
  o.id, o.no, o.version, o.status, o.order_type, o.buyer_id, o.buyer_name, o.dept_id, o.dept_name, o.supplier_id,
  o.supplier_name, o.payment_method, o.online_paid, o.term_days, o.consignee, o.invoice_title, o.remark, o.purpose, o.attachments, o.expected_on, o.needs_inspection,
  o.promised_on, o.goods_amount, o.tax_amount, o.freight, o.amount, o.points_amount, o.idem_key, o.approval_id, o.proposal, o.reason,
  o.created_at, o.submitted_at, o.sent_at, o.accepted_at, o.received_at, o.finished_at, o.urged_at, o.due_at,
  (select p.no from ordering.orders p where p.tenant_id = o.tenant_id and p.id = o.parent_id) as parent_no,
  case when o.status = '28' then (
    select min(c.fixed_at) from ordering.cap_uses u join ordering.caps c on c.tenant_id = u.tenant_id and c.id = u.cap_id
    where u.tenant_id = o.tenant_id and u.order_id = o.id) end as fixed_at,
  o.project_id, o.award_id, source.project_no, source.title as project_title, source.scope as project_scope,
  source.dept_path as project_dept_path, d.path as dept_path, coalesce(company.name, '') as "company_name!",
  (select c.status from ordering.changes c where c.tenant_id = o.tenant_id and c.order_id = o.id
    order by c.id desc limit 1) as change_status,
  coalesce(a.approves, false) as approves, coalesce(a.awaits_me, false) as awaits_me, ${lines}`

/**
 * Tables of an order. The company is the root of the buyer's department, by its current name. `asker` is the parameter
 * of the reading user.
 */
export const orderTablesFor = (asker: string) => `
  ordering.orders o
  left join identity.departments d on d.tenant_id = o.tenant_id and d.id = o.dept_id
  left join identity.departments company on company.tenant_id = d.tenant_id and company.id = d.path[1]
  left join sourcing.projects source on source.tenant_id = o.tenant_id and source.id = o.project_id
  left join lateral (
    select true as approves, bool_or(t.status = 'open' and i.status = 'pending') as awaits_me
    from approvals.instances i
    join approvals.tasks t on t.tenant_id = i.tenant_id and t.instance_id = i.id
    where i.tenant_id = o.tenant_id and i.entity_id = o.id and i.entity in ('order', 'orderChange') and t.approver_id = ${asker}
    having count(*) > 0
  ) a on true`
