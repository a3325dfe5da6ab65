import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findBidReceipt } from '#contract/sourcing/auction/auction.ts'
import { call } from '#web/kit/client/api.ts'
import { saveJson } from '#web/kit/client/download.ts'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { projectPath } from '../../hall/projectPath.ts'
import css from '../Auction.module.css'
import { AuctionChart } from '../AuctionChart.tsx'
import { AuctionClock } from '../AuctionClock.tsx'
import { AuctionTermsList, AuctionTop, twoDigits } from '../AuctionTop.tsx'
import { auctionReplayPath } from '../auctionPaths.ts'
import { extensionsIn, linesOf } from '../chartLines.ts'
import { differenceOf, percentOf, timeOf } from '../clockTexts.ts'
import { EntryLog, useNameOf } from '../EntryLog.tsx'
import { LotPicker, useLot } from '../lots/LotPicker.tsx'
import { lotAuction } from '../lots/lotParts.ts'
import { LotTable } from '../lots/LotTable.tsx'
import { type FollowedAuction, useAuction } from '../useAuction.ts'
import { BidPanel } from './BidPanel.tsx'
import { JoinPanel } from './JoinPanel.tsx'
import { LevelPanel } from './LevelPanel.tsx'
import { LimitPanel } from './LimitPanel.tsx'

/** Room in which a supplier bids, and in which everybody else sees what the rule shows. */
export function AuctionRoomPage() {
  const { t } = useTranslation()
  const [{ id }] = useQueryOf(getProjectNotice)
  if (id === undefined) return <MissingPage />
  return (
    <Suspense fallback={<LoadingPage title={t('auctionRoom.room')} />}>
      <Room key={id} projectId={id} />
    </Suspense>
  )
}

function Room({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const auction = useAuction(projectId)
  const { room, view, connection } = auction
  const lot = useLot(room.terms.lots)
  const shown = lotAuction(auction, lot.no)
  const { entries } = shown
  const hasLots = room.terms.lots !== undefined
  const nameOf = useNameOf(room.names)
  const no = view.own?.no ?? null
  const isOver = connection === 'over'
  const notice = projectPath({ id: projectId, type: 'bidding', status: '5' })
  const messages = auction.entries.filter(({ kind }) => kind === 'message').toReversed()
  return (
    <Page
      title={room.title}
      hideTitle
      wide
      backTo={{ to: notice, label: room.projectNo, here: t('auctionRoom.room'), kind: t('auctionRoom.room') }}
    >
      <div className={css['page']}>
        <AuctionTop auction={auction} />
        <AuctionTermsList auction={auction} />
        <div className={css['columns']}>
          <div className={css['main']}>
            {room.own?.mayJoin && view.phase === 'scheduled' && <JoinPanel auction={auction} />}
            {no !== null && view.phase !== 'scheduled' && !hasLots && <Standing auction={auction} />}
            {hasLots && (no !== null || !room.own?.mayJoin) && <LotTable auction={auction} />}
            {view.phase !== 'scheduled' && (
              <Section title={t('auctionRoom.chart.title')} actions={<LotPicker {...lot} />}>
                <AuctionChart
                  from={view.beginAt}
                  to={Math.max(view.until ?? view.at, view.at)}
                  lines={linesOf(entries, false)}
                  extensions={extensionsIn(entries)}
                  plannedEnd={view.plannedEnd}
                  until={view.until}
                  startPrice={room.terms.compare ? null : shown.room.terms.startPrice}
                />
              </Section>
            )}
            <Section title={t('auctionRoom.log.title')} note={t('auctionRoom.log.note')}>
              <EntryLog entries={auction.entries} isBidder nameOf={nameOf} lots={room.terms.lots} />
            </Section>
          </div>
          <div className={css['side']}>
            <section className={`card ${css['panel']}`}>
              <AuctionClock view={view} terms={room.terms} isLost={connection === 'lost'} />
              {isOver ? <AfterEnd auction={auction} notice={notice} /> : <Acting auction={auction} />}
            </section>
            {no !== null && room.terms.proxy && !isOver && <LimitPanel auction={auction} />}
            {shown.view.own?.seq ? (
              <LastBid auction={shown} of={room.terms.lots?.find((each) => each.no === lot.no)?.name} />
            ) : null}
            <Section title={t('auctionRoom.messages.title')} note={t('auctionRoom.messages.note')}>
              <ul className={css['list']}>
                {messages.length === 0 && <li className={css['muted']}>{t('auctionRoom.messages.none')}</li>}
                {messages.map(({ seq, at, note }) => (
                  <li key={seq}>
                    <time>{timeOf(at)}</time>
                    {note}
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        </div>
      </div>
    </Page>
  )
}

/** What the bidder can do now. */
function Acting({ auction }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { room, view, entries } = auction
  const no = view.own?.no ?? null
  if (no === null)
    return (
      <div className={css['panelBody']}>
        {!room.own?.mayJoin && (
          <Alert tone="info" title={t('auctionRoom.join.notBidder')}>
            {t('auctionRoom.join.notBidderText')}
          </Alert>
        )}
      </div>
    )
  if (view.phase === 'scheduled')
    return (
      <div className={css['panelBody']}>
        <p className={css['labelRow']}>
          <b>{t('auctionRoom.join.asBidder', { no: twoDigits(no) })}</b>
        </p>
        {view.own?.amount && (
          <p className={css['hint']}>{t('auctionRoom.join.opened', { total: formatMoney(view.own.amount) })}</p>
        )}
      </div>
    )
  const paused =
    view.phase === 'paused' ? entries.findLast(({ kind }) => kind === 'pause' || kind === 'interrupt') : undefined
  return (
    <>
      {paused && (
        <div className={css['panelBody']}>
          <Alert tone="info" isAlert title={t(`auctionRoom.log.kind.${paused.kind}`)}>
            {paused.note}
          </Alert>
        </div>
      )}
      {room.terms.lots ? (
        <div className={css['panelBody']}>
          <p className={css['hint']}>{t('auctionLots.bidHint')}</p>
        </div>
      ) : view.stage === 'level' ? (
        <LevelPanel auction={auction} />
      ) : (
        <BidPanel auction={auction} />
      )}
    </>
  )
}

/** Rank, own bid, lowest bid and the gap, as far as the rule shows them. */
function Standing({ auction: { view, connection, room } }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { own, lead } = view
  const compared = own?.value ?? own?.amount
  return (
    <dl className={`card ${css['figures']} ${connection === 'lost' ? css['stale'] : ''}`} aria-live="polite">
      <div>
        <dt>{t('auctionRoom.mine.rank')}</dt>
        <dd data-testid="auctionRank">
          {own?.rank == null
            ? own?.amount == null
              ? '--'
              : t('auctionRoom.mine.hiddenRank')
            : t('auctionRoom.mine.rankOf', { rank: own.rank })}
          <small>{t('auctionRoom.mine.ofCount', { count: view.rankedCount })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('auctionRoom.mine.bid')}</dt>
        <dd>
          {own?.amount ? `¥${formatMoney(own.amount)}` : '--'}
          <small>
            {own?.amount && own.at !== null
              ? t('auctionRoom.mine.bidAt', { time: timeOf(own.at), count: own.count })
              : t('auctionRoom.mine.none')}
          </small>
          {own?.value && <small>{t('auctionRoom.weights.value', { value: formatMoney(own.value) })}</small>}
        </dd>
      </div>
      {lead !== null && (
        <>
          <div>
            <dt>{t(room.terms.compare ? 'auctionRoom.weights.lowest' : 'auctionRoom.mine.lead')}</dt>
            <dd>¥{formatMoney(lead)}</dd>
          </div>
          <div>
            <dt>{t('auctionRoom.mine.gap')}</dt>
            <dd>
              {compared ? (own?.rank === 1 ? t('auctionRoom.mine.leading') : differenceOf(compared, lead)) : '--'}
              {compared && own?.rank !== 1 && <small>{percentOf(compared, lead)}</small>}
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

function AfterEnd({ auction, notice }: { readonly auction: FollowedAuction; readonly notice: string }) {
  const { t } = useTranslation()
  const { view, room } = auction
  return (
    <div className={css['panelBody']}>
      {view.own?.amount && (
        <div className={css['big']}>
          {t('auctionRoom.bid.finalBid')}
          <b>¥{formatMoney(view.own.amount)}</b>
          {view.own.value !== null && (
            <small>{t('auctionRoom.weights.value', { value: formatMoney(view.own.value) })}</small>
          )}
          {view.own.rank !== null && t('auctionRoom.mine.rankOf', { rank: view.own.rank })}
        </div>
      )}
      {view.note !== '' && view.phase === 'cancelled' && <Alert tone="warn">{view.note}</Alert>}
      <p className={css['hint']}>{t('auctionRoom.bid.overText')}</p>
      <div className={css['buttons']}>
        <ButtonLink to={notice}>{t('auctionRoom.bid.toProject')}</ButtonLink>
        {room.isPublished && (
          <ButtonLink variant="solid" to={auctionReplayPath(room.projectId)}>
            {t('auctionRoom.replay')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Last standing bid, in a lot where there are lots, with its signed receipt. */
function LastBid({
  auction: { room, view },
  of,
}: {
  readonly auction: FollowedAuction
  readonly of?: string | undefined
}) {
  const { t } = useTranslation()
  const own = view.own!
  const save = async () => {
    const receipt = await call(findBidReceipt, { projectId: room.projectId, seq: own.seq! })
    saveJson(receipt, `${room.projectNo}_receipt_${receipt.seq}.json`)
  }
  return (
    <Section
      title={t('auctionRoom.last.title') + (of === undefined ? '' : ` · ${of}`)}
      actions={
        <Button variant="text" onClick={() => void save()}>
          {t('auctionRoom.last.receipt')}
        </Button>
      }
    >
      <p className={css['hint']}>
        {own.at !== null && t('auctionRoom.last.received', { time: timeOf(own.at), seq: own.seq ?? 0 })}
        <br />
        {t('auctionRoom.last.signed', { amount: formatMoney(own.amount ?? '0') })}
      </p>
    </Section>
  )
}
