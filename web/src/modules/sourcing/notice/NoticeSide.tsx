import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { CountdownCard } from './CountdownCard.tsx'
import { Moments } from './Moments.tsx'
import { NoticeContact } from './parts/NoticeContact.tsx'
import css from './NoticeSide.module.css'
import { SealCard } from './SealCard.tsx'
import { WhoSeesWhat } from './parts/WhoSeesWhat.tsx'

interface NoticeSideProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/** Sidebar: countdown, deadlines, actions, visibility and contact. */
export function NoticeSide({ notice, onMoment }: NoticeSideProps) {
  const isVisitor = useMe() === null
  return (
    <aside className={css['side']}>
      <CountdownCard notice={notice} onMoment={onMoment} />
      {notice.seal && <SealCard notice={notice} seal={notice.seal} />}
      <WhoSeesWhat notice={notice} />
      <Moments notice={notice} />
      <NoticeContact notice={notice} isVisitor={isVisitor} />
    </aside>
  )
}
