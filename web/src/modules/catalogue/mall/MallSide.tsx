import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Link } from 'react-router'
import { pathOf, shownMenuOf, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Greeting } from './Greeting.tsx'
import css from './MallSide.module.css'
import { Todo } from './Todo.tsx'

/** Greeting, to-dos and frequent pages. */
export function MallSide() {
  const me = useMe()
  if (!me) return null
  return (
    <aside className={`card ${css['side']}`}>
      <Greeting me={me} className={css['me']} />
      <Todo className={css['todo']} />
      <QuickLinks />
    </aside>
  )
}

const MOST_LINKS = 4
/** Pages that already have a link here: the mall itself and those of the counts. */
const reached: readonly string[] = ['mall', 'orderManagement_list', 'orderApproval']

function QuickLinks() {
  const english = useLocale() === 'en_US'
  const entries = shownMenuOf(useMe())
    .filter(({ routeName }) => !reached.includes(routeName))
    .slice(0, MOST_LINKS)
  return (
    <ul className={css['links']}>
      {entries.map(({ permId, url, params, permName, enName }) => (
        <li key={permId}>
          <Link to={pathOf({ url, params })}>
            {english && enName !== '' ? enName : permName} <Icon of={RightOutlined} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
