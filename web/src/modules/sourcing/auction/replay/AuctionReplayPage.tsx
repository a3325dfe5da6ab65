import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { sum } from '#contract/kit/money.ts'
import type { AuctionTerms, AuctionView } from '#contract/sourcing/auction/auctionShapes.ts'
import { findAuctionProof } from '#contract/sourcing/auction/auction.ts'
import { getProjectNotice, type ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { useRead } from '#web/kit/client/api.ts'
import { readJson } from '#web/kit/client/download.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { entriesOf } from '#sealing/auction/verifyProof.ts'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { projectPath } from '../../hall/projectPath.ts'
import css from '../Auction.module.css'
import { AuctionChart } from '../AuctionChart.tsx'
import { twoDigits } from '../AuctionTop.tsx'
import { extensionsIn, linesOf } from '../chartLines.ts'
import { differenceOf, lengthOf, percentOf, timeOf, wholeTimeOf } from '../clockTexts.ts'
import { useEventName } from '../EntryLog.tsx'
import { useLot } from '../lots/LotPicker.tsx'
import { entriesOfLot, viewOfLot } from '../lots/lotParts.ts'
import { LotsOverview } from '../lots/LotsOverview.tsx'
import { Checks } from './Checks.tsx'
import { speeds, useReplay } from './useReplay.ts'

/** Public replay of a published auction, from its file alone. */
export function AuctionReplayPage() {
  const { t } = useTranslation()
  const [{ id }] = useQueryOf(getProjectNotice)
  if (id === undefined) return <MissingPage />
  return <Replay key={id} id={id} title={t('auctionRoom.replay')} />
}

function Replay({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation()
  const { reply: notice, hasFailed } = useRead(getProjectNotice, { id }, { suspense: false })
  const { data: proof, isError } = useQuery({
    queryKey: ['auction/proof', id],
    queryFn: () => readJson(findAuctionProof, { projectId: id }) as Promise<AuctionProof>,
    retry: false,
    meta: { silent: true },
  })
  if (hasFailed) return <MissingPage />
  if (!notice) return <Skeleton rows={8} />
  return (
    <Page
      title={`${notice.title} ${title}`}
      hideTitle
      backTo={{ to: projectPath(notice), label: notice.projectNo, here: title, kind: title }}
    >
      {isError && (
        <Empty page illustration="search" title={t('auctionReplay.notYet')} reason={t('auctionReplay.noneText')} />
      )}
      {!proof && !isError && <Skeleton rows={8} />}
      {proof && <Replayed proof={proof} notice={notice} />}
    </Page>
  )
}

function Replayed({ proof, notice }: { readonly proof: AuctionProof; readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const replay = useReplay(proof)
  const nameOf = (no: number) =>
    proof.bidders.find((each) => each.no === no)?.name ?? t('auctionRoom.bidder', { no: twoDigits(no) })
  const lot = useLot(proof.rule.lots as AuctionTerms['lots'])
  const eventOf = useEventName(false, nameOf, proof.rule.lots as AuctionTerms['lots'])
  const weightText = (no: number) => {
    const weight = proof.bidders.find((each) => each.no === no)?.weight
    return weight && t('auctionRoom.weights.mineText', { ...weight, addition: formatMoney(weight.addition) })
  }
  const { entries, at, first, last } = replay
  const view = replay.view && viewOfLot(replay.view as AuctionView, lot.no)
  const ofLot = proof.rule.lots ? entriesOfLot(entries, lot.no) : entries
  const bids = proof.log.filter(({ kind }) => kind === 'bid' || kind === 'accept')
  const isWhole = entriesOf(proof) !== undefined
  const lead = view?.lead ?? null
  const start = lot.lots.find(({ no }) => no === lot.no)?.startPrice ?? proof.rule.startPrice
  const isWeighted = proof.rule.compare === 'weighted'
  const { result } = proof
  const awarded = (result?.lots ?? []).flatMap((each) => each.total ?? [])
  const total = awarded.length > 0 ? sum(awarded) : (result?.total ?? null)
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <h2>{proof.title}</h2>
        <small>
          {proof.projectNo} · {notice.deptName}
        </small>
      </header>
      <dl className={`card ${css['figures']}`}>
        <div>
          <dt>{t('auctionReplay.total')}</dt>
          <dd>
            {total === null ? '--' : `¥${formatMoney(total)}`}
            {proof.result?.no != null && <small>{nameOf(proof.result.no)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('auctionRoom.organiser.saved')}</dt>
          <dd>{total === null || start === null || proof.rule.lots ? '--' : percentOf(total, start)}</dd>
        </div>
        <div>
          <dt>{t('auctionReplay.parties')}</dt>
          <dd>{t('auctionReplay.partiesOf', { bidders: proof.bidders.length, bids: bids.length })}</dd>
        </div>
        <div>
          <dt>{t('auctionReplay.extensions')}</dt>
          <dd>{t('auctionReplay.times', { count: extensionsIn(entries).length })}</dd>
        </div>
        <div>
          <dt>{t('auctionReplay.length')}</dt>
          <dd>
            {lengthOf(last - first)}
            <small>{wholeTimeOf(first)}</small>
          </dd>
        </div>
      </dl>
      <Checks projectId={proof.projectId} proof={proof} />
      {proof.rule.lots && (
        <LotsOverview
          lots={lot.lots}
          views={(replay.view as AuctionView | undefined)?.lots ?? []}
          chosen={lot.no}
          nameOf={nameOf}
          onChoose={lot.setNo}
        />
      )}
      {!isWhole && <Alert tone="info">{t('auctionReplay.hiddenAmounts')}</Alert>}
      <Section
        title={t('auctionReplay.title')}
        note={t('auctionReplay.entry', { at: replay.place + 1, count: entries.length })}
      >
        <AuctionChart
          from={first}
          to={last}
          lines={linesOf(ofLot, true)}
          extensions={extensionsIn(entries)}
          plannedEnd={proof.plan.endAt}
          until={null}
          startPrice={isWeighted ? null : start}
          cursor={at}
        />
        <div className={css['player']}>
          <Button onClick={() => replay.setAt(first)}>{t('auctionReplay.first')}</Button>
          <Button variant="solid" onClick={replay.isPlaying ? replay.stop : replay.play}>
            {t(replay.isPlaying ? 'auctionReplay.stop' : 'auctionReplay.play')}
          </Button>
          <Button onClick={() => replay.setAt(last)}>{t('auctionReplay.last')}</Button>
          <b>{timeOf(at)}</b>
          <input
            type="range"
            aria-label={t('auctionReplay.slider')}
            min={first}
            max={last}
            step={1000}
            value={at}
            onChange={(event) => replay.setAt(Number(event.target.value))}
          />
          <Segmented
            label={t('auctionReplay.speed')}
            value={replay.speed}
            options={speeds.map((value) => ({ value, label: `×${value}` }))}
            onChange={replay.setSpeed}
          />
        </div>
      </Section>
      <div className={css['columns']}>
        <Section title={t('auctionReplay.at', { time: timeOf(at) })}>
          <div className={css['scroll']}>
            <table className={css['table']}>
              <thead>
                <tr>
                  <th>{t('auctionRoom.organiser.rank')}</th>
                  <th>{t('auctionRoom.organiser.supplier')}</th>
                  <th className={css['number']}>{t('auctionRoom.organiser.amount')}</th>
                  {isWeighted && <th className={css['number']}>{t('auctionRoom.weights.column')}</th>}
                  <th className={css['number']}>{t('auctionRoom.organiser.vsLead')}</th>
                  <th>{t('auctionRoom.organiser.lastBid')}</th>
                </tr>
              </thead>
              <tbody>
                {(view?.ranking ?? []).map((place) => (
                  <tr key={place.no} data-mine={place.rank === 1 || undefined}>
                    <td>{place.rank}</td>
                    <td>{nameOf(place.no)}</td>
                    <td className={css['number']}>
                      <b>¥{formatMoney(place.amount)}</b>
                    </td>
                    {place.value !== null && (
                      <td className={css['number']}>
                        ¥{formatMoney(place.value)} <small>{weightText(place.no)}</small>
                      </td>
                    )}
                    <td className={css['number']}>
                      {place.rank === 1 || lead === null ? '--' : differenceOf(place.value ?? place.amount, lead)}
                    </td>
                    <td>{timeOf(place.at)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
        <Section title={t('auctionRoom.organiser.record')} note={t('auctionReplay.hash')}>
          <div className={css['scroll']}>
            <ul className={css['list']}>
              {entries.map((entry, place) => {
                const { hash } = proof.log[place]!
                return (
                  <li key={entry.seq} aria-current={place === replay.place || undefined}>
                    <span className={css['row']}>
                      <span className={place > replay.place ? css['muted'] : undefined}>
                        <small>{entry.seq}</small> <time>{timeOf(entry.at)}</time> {eventOf(entry)}
                      </span>
                      {entry.amount !== null && <b>¥{formatMoney(entry.amount)}</b>}
                    </span>
                    {entry.value !== null && (
                      <small>{t('auctionRoom.weights.value', { value: formatMoney(entry.value) })}</small>
                    )}
                    <small>
                      {hash.slice(0, 4)}…{hash.slice(-4)}
                    </small>
                  </li>
                )
              })}
            </ul>
          </div>
        </Section>
      </div>
    </div>
  )
}
