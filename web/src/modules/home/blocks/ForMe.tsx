import { useTranslation } from 'react-i18next'
import { truncated } from '#contract/kit/format.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { useGreeting } from '#web/kit/format/clock.ts'
import { Todo } from '#web/modules/catalogue/mall/Todo.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import css from './ForMe.module.css'
import { ForMeLists } from './ForMeLists.tsx'

/** Who is here and what waits for them; on its own in a row also what they looked at last, and what they have agreed prices for. */
export function ForMe({ block }: BlockProps<'forMe'>) {
  const { t } = useTranslation()
  const me = useMe()
  const may = useMay()
  const greeting = useGreeting()
  if (!me) return null
  if (block.look === 'lists') return may('goods.read') ? <ForMeLists parts={block.parts} /> : null
  const { userInfo, deptInfo } = me
  return (
    <section className={`card ${css[block.look]}`} aria-label={t('homePage.forMe.todo')}>
      <p className={css['me']}>
        <span className={css['mark']} aria-hidden>
          {[...userInfo.userName][0]}
        </span>
        <span className={css['who']}>
          <b>{t('shell.hello', { greeting: t(`shell.greeting.${greeting}`), name: userInfo.userName })}</b>
          <small className="one" title={deptInfo.fullDeptName}>
            {truncated(deptInfo.deptName, 12)}
          </small>
        </span>
      </p>
      <Todo className={css['todo']} />
    </section>
  )
}
