import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { moveAuction } from '#contract/sourcing/auction/auction.ts'
import { moveProject } from '#contract/sourcing/projects.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { comparisonPath, managePath } from '../../projects/projectPaths.ts'
import css from '../Auction.module.css'
import { AuctionChart } from '../AuctionChart.tsx'
import { AuctionClock } from '../AuctionClock.tsx'
import { AuctionTermsList, AuctionTop, twoDigits } from '../AuctionTop.tsx'
import { auctionReplayPath } from '../auctionPaths.ts'
import { extensionsIn, linesOf } from '../chartLines.ts'
import { differenceOf, percentOf } from '../clockTexts.ts'
import { useNameOf } from '../EntryLog.tsx'
import { LotPicker, useLot } from '../lots/LotPicker.tsx'
import { lotAuction, totalsOf } from '../lots/lotParts.ts'
import { LotsOverview } from '../lots/LotsOverview.tsx'
import { type FollowedAuction, useAuction } from '../useAuction.ts'
import { type Act, ActDialog } from './ActDialog.tsx'
import { Ranking } from './Ranking.tsx'
import { Records } from './Records.tsx'
import { RecordDialog } from './RecordDialog.tsx'
import { Weights } from './Weights.tsx'

/** Room in which the buyer runs an auction, and overseers and supervisors watch it. */
export function AuctionConsolePage() {
  const { t } = useTranslation()
  const [{ id }] = useQueryOf(getProjectNotice)
  if (id === undefined) return <MissingPage />
  return (
    <Suspense fallback={<LoadingPage title={t('auctionRoom.console')} />}>
      <Console key={id} projectId={id} />
    </Suspense>
  )
}

function Console({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const auction = useAuction(projectId)
  const [act, setAct] = useState<Act>()
  const { room, view, connection, online } = auction
  const lot = useLot(room.terms.lots)
  const shown = lotAuction(auction, lot.no)
  const { entries } = shown
  const [isRecording, setIsRecording] = useState(false)
  const nameOf = useNameOf(room.names)
  const isOver = connection === 'over'
  const isWeighted = room.terms.compare === 'weighted'
  if (room.audience !== 'organiser') return <MissingPage />
  return (
    <Page
      title={room.title}
      hideTitle
      wide
      backTo={{
        to: managePath(projectId),
        label: room.projectNo,
        here: t('auctionRoom.console'),
        kind: t('auctionRoom.console'),
      }}
    >
      <div className={css['page']}>
        <AuctionTop auction={auction} />
        <AuctionTermsList auction={auction} />
        <div className={css['columns']}>
          <div className={css['main']}>
            <Figures auction={auction} />
            {room.terms.lots && (
              <LotsOverview
                lots={room.terms.lots}
                views={view.lots}
                chosen={lot.no}
                nameOf={nameOf}
                onChoose={lot.setNo}
              />
            )}
            {isWeighted && <Weights auction={auction} nameOf={nameOf} />}
            <Section
              title={t(isWeighted ? 'auctionRoom.weights.process' : 'auctionRoom.chart.process')}
              actions={<LotPicker {...lot} />}
            >
              <AuctionChart
                from={view.beginAt}
                to={Math.max(view.until ?? view.at, view.at)}
                lines={linesOf(entries, true)}
                extensions={extensionsIn(entries)}
                plannedEnd={view.plannedEnd}
                until={view.until}
                startPrice={isWeighted ? null : shown.room.terms.startPrice}
              />
            </Section>
            <Ranking auction={shown} nameOf={nameOf} onAct={setAct} />
            {room.can.includes('message') && <MessageBox projectId={projectId} />}
          </div>
          <div className={css['side']}>
            <section className={`card ${css['panel']}`}>
              <AuctionClock view={view} terms={room.terms} isLost={connection === 'lost'} />
              <div className={css['panelBody']}>
                {isOver ? <AfterEnd auction={auction} /> : <Acts auction={auction} onAct={setAct} />}
                {room.mayRecord && (
                  <Button block onClick={() => setIsRecording(true)}>
                    {t('auctionLots.record.title')}
                  </Button>
                )}
              </div>
            </section>
            <Section
              title={t('auctionRoom.organiser.bidders')}
              note={t('auctionRoom.organiser.biddersNote', { count: view.bidderCount })}
            >
              <ul className={css['bidders']}>
                {Array.from({ length: view.bidderCount }, (_, at) => at + 1).map((no) => (
                  <li key={no}>
                    <span className={css['dot']} data-state={online.includes(no) ? 'live' : 'off'}>
                      {twoDigits(no)}
                    </span>
                    <small>
                      {t(online.includes(no) ? 'auctionRoom.organiser.isOnline' : 'auctionRoom.organiser.isOffline')}
                    </small>
                  </li>
                ))}
              </ul>
            </Section>
            <Records auction={auction} nameOf={nameOf} />
          </div>
        </div>
      </div>
      {isRecording && <RecordDialog auction={auction} nameOf={nameOf} onClose={() => setIsRecording(false)} />}
      {act && <ActDialog projectId={projectId} act={act} onClose={() => setAct(undefined)} />}
    </Page>
  )
}

function Figures({ auction: { view, room, refusals, online } }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const first = view.ranking[0]
  const { lead, start } = totalsOf(view, room.terms)
  return (
    <dl className={`card ${css['figures']}`}>
      <div>
        <dt>
          {t(
            room.terms.lots
              ? 'auctionLots.sum'
              : room.terms.compare
                ? 'auctionRoom.weights.lead'
                : 'auctionRoom.organiser.lead',
          )}
        </dt>
        <dd>
          {lead === null ? '--' : `¥${formatMoney(lead)}`}
          {first?.value != null && <small>{t('auctionRoom.weights.value', { value: formatMoney(first.value) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('auctionRoom.organiser.saved')}</dt>
        <dd>
          {lead === null || start === null ? '--' : percentOf(lead, start)}
          {lead !== null && start !== null && (
            <small>{t('auctionRoom.organiser.savedAmount', { amount: differenceOf(start, lead).slice(1) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('auctionRoom.organiser.counts')}</dt>
        <dd>
          {t('auctionRoom.organiser.bids', { bids: view.bidCount, refused: refusals.length })}
          <small>{t('auctionRoom.organiser.quoted', { count: view.rankedCount })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('auctionRoom.organiser.online')}</dt>
        <dd>{t('auctionRoom.organiser.onlineOf', { online: online.length, joined: view.bidderCount })}</dd>
      </div>
    </dl>
  )
}

function Acts({
  auction: { room, view },
  onAct,
}: {
  readonly auction: FollowedAuction
  readonly onAct: (act: Act) => void
}) {
  const { t } = useTranslation()
  const [isEnding, setIsEnding] = useState(false)
  const end = useWrite(moveProject, { onDone: () => setIsEnding(false) })
  const acts = room.can.filter((each) => each === 'pause' || each === 'resume' || each === 'extend')
  if (room.can.length === 0)
    return (
      <p className={css['hint']}>
        {t(view.phase === 'scheduled' ? 'auctionRoom.organiser.actNote' : 'auctionRoom.organiser.watching')}
      </p>
    )
  return (
    <>
      <div className={css['acts']}>
        {acts.map((action) => (
          <Button key={action} onClick={() => onAct({ action })}>
            {t(`auctionRoom.organiser.action.${action}`)}
          </Button>
        ))}
        <Button variant="danger" onClick={() => setIsEnding(true)}>
          {t('auctionRoom.organiser.terminate')}
        </Button>
      </div>
      <p className={css['hint']}>{t('auctionRoom.organiser.actNote')}</p>
      {isEnding && (
        <ReasonDialog
          title={t('auctionRoom.organiser.terminate')}
          text={t('auctionRoom.organiser.terminateText')}
          ok={t('auctionRoom.organiser.terminate')}
          danger
          busy={end.isPending}
          onClose={() => setIsEnding(false)}
          onReason={(reason) => end.mutate({ id: room.projectId, version: room.version, action: 'terminate', reason })}
        />
      )}
    </>
  )
}

function AfterEnd({ auction: { room, view } }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  return (
    <>
      {view.note !== '' && view.phase === 'cancelled' && <Alert tone="warn">{view.note}</Alert>}
      <div className={css['acts']}>
        <ButtonLink to={auctionReplayPath(room.projectId)}>{t('auctionRoom.replay')}</ButtonLink>
        {view.phase === 'closed' && (
          <ButtonLink variant="solid" to={comparisonPath(room.projectId)}>
            {t('auctionRoom.organiser.compare')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function MessageBox({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const send = useWrite(moveAuction, {
    onDone: () => {
      setText('')
      toast.success(t('auctionRoom.organiser.sent'))
    },
  })
  return (
    <Section title={t('auctionRoom.organiser.messages')} note={t('auctionRoom.organiser.messagesNote')}>
      <div className={css['grow']}>
        <Input
          aria-label={t('auctionRoom.organiser.messageLabel')}
          placeholder={t('auctionRoom.organiser.messageLabel')}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          busy={send.isPending}
          disabled={text.trim() === ''}
          onClick={() => send.mutate({ projectId, action: 'message', reason: text.trim() })}
        >
          {t('auctionRoom.organiser.send')}
        </Button>
      </div>
    </Section>
  )
}
