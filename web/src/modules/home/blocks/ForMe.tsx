import { useTranslation } from 'react-i18next'
import type { ForMePart } from '#contract/home/blocks.ts'
import type { Permission } from '#contract/permissions.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Greeting } from '#web/modules/catalogue/mall/Greeting.tsx'
import { Todo } from '#web/modules/catalogue/mall/Todo.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import css from './ForMe.module.css'
import { ForMeLists } from './ForMeLists.tsx'

const permissionOf = {
  todo: 'goods.read',
  projects: 'project.manage',
  often: 'cart.use',
  agreements: 'goods.read',
  recent: 'goods.read',
} as const satisfies Record<ForMePart, Permission>

/**
 * Greeting and to-dos; alone in its row also the person's projects, regularly ordered and recently viewed goods, and
 * goods with agreement prices.
 */
export function ForMe({ block }: BlockProps<'forMe'>) {
  const { t } = useTranslation()
  const me = useMe()
  const may = useMay()
  if (!me) return null
  if (block.look === 'lists') {
    const parts = block.parts.filter((part) => may(permissionOf[part]))
    return parts.length > 0 ? <ForMeLists parts={parts} /> : null
  }
  return (
    <section className={`card ${css[block.look]}`} aria-label={t('homePage.forMe.todo')}>
      <Greeting me={me} className={css['me']} />
      <Todo className={css['todo']} hasShortLabels={block.look === 'panel'} />
    </section>
  )
}
