import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getUndoByPageNum } from '#contract/approvals/approvalTasks.ts'
import { countOrders } from '#contract/ordering/orderLists.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'

type Counted = 'undo' | 'approving' | 'accepting' | 'receiving' | 'commenting'

/** Counts of pending items with links; only those the person may handle. */
export function Todo({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const may = useMay()
  const urlOf = useUrls()
  const undo = useOptionalRead(getUndoByPageNum, {}, may('approval.decide'))
  const orders = useOptionalRead(countOrders, { mine: true }, may('order.read'))
  const [approvals, orderList] = [urlOf('orderApproval'), urlOf('orderManagement_list')]
  const counts: readonly { readonly name: Counted; readonly count: number | undefined; readonly to: string }[] = [
    ...(approvals ? [{ name: 'undo' as const, count: undo?.count, to: approvals }] : []),
    ...(orderList
      ? (['approving', 'accepting', 'receiving', 'commenting'] as const).map((name) => ({
          name,
          count: orders?.[name],
          to: `${orderList}?tab=${name}`,
        }))
      : []),
  ]
  if (counts.length === 0) return null
  return (
    <ul className={className} aria-label={t('catalogue.mall.todo')}>
      {counts.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to}>
            <b data-some={(count ?? 0) > 0 || undefined}>{count ?? '--'}</b>
            {t(`catalogue.mall.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** URL of a page in the person's menu, by route name. */
function useUrls(): (routeName: string) => string | undefined {
  const menu = menuOf(useMe())
  return (routeName) => {
    const entry = menu.find((one) => one.routeName === routeName)
    return entry && `/${entry.url}`
  }
}
