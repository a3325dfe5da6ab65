import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { truncated } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGreeting } from '#web/kit/format/clock.ts'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './MallSide.module.css'
import { Todo } from './Todo.tsx'

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
      <Todo className={css['todo']} />
      <QuickLinks />
    </aside>
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
