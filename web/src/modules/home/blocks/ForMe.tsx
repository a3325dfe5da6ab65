import { useTranslation } from 'react-i18next'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Greeting } from '#web/modules/catalogue/mall/Greeting.tsx'
import { Todo } from '#web/modules/catalogue/mall/Todo.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import css from './ForMe.module.css'
import { ForMeLists } from './ForMeLists.tsx'

/** Who is here and what waits for them; on its own in a row also what they looked at last, and what they have agreed prices for. */
export function ForMe({ block }: BlockProps<'forMe'>) {
  const { t } = useTranslation()
  const me = useMe()
  const may = useMay()
  if (!me) return null
  if (block.look === 'lists') return may('goods.read') ? <ForMeLists parts={block.parts} /> : null
  return (
    <section className={`card ${css[block.look]}`} aria-label={t('homePage.forMe.todo')}>
      <Greeting me={me} className={css['me']} />
      <Todo className={css['todo']} />
    </section>
  )
}
