import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { findAuction } from '#contract/sourcing/auction/auction.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { auctionConsolePath, auctionReplayPath, auctionRoomPath } from './auctionPaths.ts'

/** Auction of a project on its notice: what the rule lets everybody see, and the entrance for those who take part. */
export function AuctionCard({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const room = useOptionalRead(findAuction, { projectId: notice.id })
  if (!room) return null
  const { view } = room.frame
  const isOver = ['closed', 'failed', 'cancelled'].includes(view.phase)
  const mayEnter = room.audience === 'bidder' || room.own?.mayJoin === true || view.bidCount > 0
  return (
    <Section title={t('notice.auction.title')}>
      <p>
        <StatusTag tone={isOver ? 'ok' : 'info'} as="tag">
          {t(`notice.auction.phase.${view.phase}`)}
        </StatusTag>{' '}
        {t('notice.auction.joined', { count: view.bidderCount })}
        {view.bidCount > 0 && ` · ${t('notice.auction.bids', { count: view.bidCount })}`}
      </p>
      {view.lead !== null && (
        <p>
          {t(room.terms.compare ? 'notice.auction.leadValue' : 'notice.auction.lead', {
            amount: formatMoney(view.lead),
          })}
        </p>
      )}
      {room.audience === 'organiser' ? (
        <ButtonLink block to={auctionConsolePath(notice.id)}>
          {t('notice.auction.console')}
        </ButtonLink>
      ) : room.isPublished ? (
        <ButtonLink block to={auctionReplayPath(notice.id)}>
          {t('notice.auction.replay')}
        </ButtonLink>
      ) : mayEnter ? (
        <ButtonLink block variant="solid" to={auctionRoomPath(notice.id)}>
          {t(room.own?.mayJoin && room.own.no === null ? 'notice.auction.join' : 'notice.auction.enter')}
        </ButtonLink>
      ) : null}
    </Section>
  )
}
