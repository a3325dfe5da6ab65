import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getUndoByPageNum } from '#contract/approvals/approvalTasks.ts'
import { countOrders } from '#contract/ordering/orderLists.ts'
import { useRead } from '#web/kit/client/api.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'

type Counted = 'undo' | 'approving' | 'accepting' | 'receiving' | 'commenting'

interface TodoProps {
  readonly className: string | undefined
  /** Labels of one word, for narrow columns. */
  readonly hasShortLabels?: boolean
}

/** Counts of pending items with links; only those the person may handle. */
export function Todo({ className, hasShortLabels = false }: TodoProps) {
  const { t } = useTranslation()
  const may = useMay()
  const urlOf = useUrls()
  const undo = useRead(getUndoByPageNum, {}, { suspense: false, enabled: may('approval.decide') })
  const orders = useRead(countOrders, { mine: true }, { suspense: false, enabled: may('order.read') })
  const [approvals, orderList] = [urlOf('orderApproval'), urlOf('orderManagement_list')]
  const counts: readonly { readonly name: Counted; readonly count: number | undefined; readonly to: string }[] = [
    ...(approvals ? [{ name: 'undo' as const, count: undo.reply?.count, to: approvals }] : []),
    ...(orderList
      ? (['approving', 'accepting', 'receiving', 'commenting'] as const).map((name) => ({
          name,
          count: orders.reply?.[name],
          to: `${orderList}?tab=${name}`,
        }))
      : []),
  ]
  if (counts.length === 0) return null
  const isBusy = !undo.hasFailed && !orders.hasFailed && counts.some(({ count }) => count === undefined)
  return (
    <ul className={className} aria-label={t('catalogue.mall.todo')} aria-busy={isBusy}>
      {counts.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to} title={hasShortLabels ? t(`catalogue.mall.${name}`) : undefined}>
            <b data-some={(count ?? 0) > 0 || undefined}>{count ?? '--'}</b>
            {t(hasShortLabels ? `catalogue.mall.short.${name}` : `catalogue.mall.${name}`)}
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
