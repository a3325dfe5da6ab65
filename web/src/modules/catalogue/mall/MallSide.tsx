import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { truncated } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getUndoByPageNum } from '#contract/approvals/approvalTasks.ts'
import { countOrders } from '#contract/ordering/orderLists.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useGreeting } from '#web/kit/format/clock.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './MallSide.module.css'

/** Who is here, what waits for them, and where they go most. */
export function MallSide() {
  const { t } = useTranslation()
  const me = useMe()
  const greeting = useGreeting()
  if (!me) return null
  const { userInfo, deptInfo } = me
  return (
    <aside className={`card ${css['side']}`}>
      <p className={css['me']}>
        <span className={css['mark']} aria-hidden>
          {[...userInfo.userName][0]}
        </span>
        <span className={css['who']}>
          <b>{t('shell.hello', { greeting: t(`shell.greeting.${greeting}`), name: userInfo.userName })}</b>
          <Tooltip text={deptInfo.fullDeptName}>
            <small className="one">{truncated(deptInfo.deptName, 12)}</small>
          </Tooltip>
        </span>
      </p>
      <Todo />
      <QuickLinks />
    </aside>
  )
}

type Counted = 'undo' | 'approving' | 'accepting' | 'receiving' | 'commenting'

/** Counts of what waits; each leads to where it is done. What a person may not do is not counted. */
function Todo() {
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
    <ul className={css['todo']} aria-label={t('catalogue.mall.todo')}>
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

const MOST_LINKS = 4
/** The mall is here, and the counts lead to the others. */
const reached: readonly string[] = ['mall', 'orderManagement_list', 'orderApproval']

function QuickLinks() {
  const english = useLocale() === 'en_US'
  const entries = menuOf(useMe())
    .filter(({ routeName }) => !reached.includes(routeName))
    .slice(0, MOST_LINKS)
  return (
    <ul className={css['links']}>
      {entries.map(({ permId, url, permName, enName }) => (
        <li key={permId}>
          <Link to={`/${url}`}>
            {english && enName !== '' ? enName : permName} <Icon of={RightOutlined} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where the person's menu says that a page is. */
function useUrls(): (routeName: string) => string | undefined {
  const menu = menuOf(useMe())
  return (routeName) => {
    const entry = menu.find((one) => one.routeName === routeName)
    return entry && `/${entry.url}`
  }
}
