import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { AuctionCard } from '../auction/AuctionCard.tsx'
import { CountdownCard } from './CountdownCard.tsx'
import { NoticeContact } from './parts/NoticeContact.tsx'
import css from './NoticeSide.module.css'
import { SealCard } from './SealCard.tsx'

interface NoticeSideProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/** Sidebar: countdown, actions, seal and contact. */
export function NoticeSide({ notice, onMoment }: NoticeSideProps) {
  const isVisitor = useMe() === null
  return (
    <aside className={css['side']}>
      <CountdownCard notice={notice} onMoment={onMoment} />
      {notice.hasAuction && <AuctionCard notice={notice} />}
      {notice.seal && <SealCard notice={notice} seal={notice.seal} />}
      <NoticeContact notice={notice} isVisitor={isVisitor} />
    </aside>
  )
}
