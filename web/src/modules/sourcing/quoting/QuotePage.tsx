import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { findMyDeposit } from '#contract/sourcing/deposits/deposits.ts'
import { getProjectNotice, type ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { listMyQuotes, type OpenedQuote } from '#contract/sourcing/quotes.ts'
import { findMySealedQuote, findSealRound, type MySealedQuote, type SealRound } from '#contract/sourcing/seal.ts'
import { findMyNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { auctionRoomPath } from '../auction/auctionPaths.ts'
import { useClosingHead } from '../closing/useClosingHead.ts'
import { wholeTime } from '../countdown/projectTime.ts'
import { useLive } from '../countdown/useLive.ts'
import { ReplyTime, useServerClock } from '../countdown/useServerTime.ts'
import { projectPath } from '../hall/projectPath.ts'
import { AskedPanel } from '../negotiation/AskedPanel.tsx'
import { begunAnew, draftFor, draftOfQuote, quoteOfOpened } from './draft.ts'
import { AfterDeadline } from './AfterDeadline.tsx'
import { QuoteEditor } from './QuoteEditor.tsx'
import { QuoteHead } from './QuoteHead.tsx'
import css from './Quoting.module.css'
import { Standing } from './Standing.tsx'
import { findLocal, namesFor } from './submission.ts'

const live = [getProjectNotice, findSealRound, findMySealedQuote, findMyNegotiation, listMyQuotes]

/** Page on which a supplier quotes: encrypted in this browser, replaced or withdrawn until the deadline. */
export function QuotePage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ id }] = useQueryOf(getProjectNotice)
  if (!may('supplierProject.join')) return <MissingPage needs="supplierProject.join" />
  if (id === undefined) return <MissingPage />
  return (
    <Suspense fallback={<LoadingPage title={t('quoting.title')} />}>
      <Quoting key={id} id={id} />
    </Suspense>
  )
}

function Quoting({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const notice = useRead(getProjectNotice, { id })
  const onMoment = useLive(live)
  useServerClock(notice.now)
  // In an auction bids take the place of quotes.
  if (notice.hasAuction) return <Navigate replace to={auctionRoomPath(id)} />
  return (
    <ReplyTime value={notice.now}>
      <Page
        title={notice.title}
        hideTitle
        backTo={{
          to: '/supplierProjects',
          label: t('supplierProjects.title'),
          here: notice.projectNo,
          kind: t('quoting.title'),
          actions: <ButtonLink to={projectPath(notice)}>{t('projects.action.notice')}</ButtonLink>,
        }}
      >
        <div className={css['page']}>
          <QuoteHead notice={notice} onMoment={onMoment} />
          {notice.status === '4' ? <NotBegun notice={notice} /> : <InRound notice={notice} />}
        </div>
      </Page>
    </ReplyTime>
  )
}

function NotBegun({ notice: { quoteBeginDay } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  return (
    <Alert tone="info" title={t('quoting.notBegun')}>
      {quoteBeginDay !== null && t('quoting.beginsAt', { time: wholeTime(quoteBeginDay) })}
    </Alert>
  )
}

/** The supplier's options in the last round. */
function InRound({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const projectId = notice.id
  const round = useRead(findSealRound, { projectId })
  const mine = useRead(findMySealedQuote, { projectId })
  const request = useRead(findMyNegotiation, { projectId })
  const opened = useRead(listMyQuotes, { projectId })
  const paid = useOptionalRead(findMyDeposit, { projectId }, notice.deposit !== null)
  const isUnpaid =
    paid !== undefined && paid.terms !== null && !['held', 'returned', 'forfeited'].includes(paid.deposit?.status ?? '')
  if (!mine.takesPart) {
    const path = notice.enrolment ? `/supplierEnrolment?id=${projectId}` : projectPath(notice)
    return (
      <Alert
        tone="warn"
        title={t('quoting.notTakingPart')}
        action={
          <ButtonLink to={path}>
            {t(notice.enrolment ? 'supplierProjects.myEnrolment' : 'projects.action.notice')}
          </ButtonLink>
        }
      />
    )
  }
  if (isUnpaid)
    return (
      <Alert
        tone="warn"
        title={t('projectDeposits.unpaid')}
        action={<ButtonLink to={`/supplierEnrolment?id=${projectId}`}>{t('supplierProjects.myEnrolment')}</ButtonLink>}
      />
    )
  if (globalThis.crypto?.subtle === undefined)
    return (
      <Alert tone="err" title={t('quoting.noCrypto')}>
        {t('quoting.noCryptoText')}
      </Alert>
    )
  // Valid quote until the supplier quotes again, and upper limit of this round's quote.
  const last = opened.find((quote) => quote.status === 'valid' && quote.round < round.round)
  const isPartial = (JSON.parse(round.terms) as Terms).rule.partial
  return (
    <>
      {!mine.isAsked && (
        <Alert tone="info" title={t('negotiation.notAsked')}>
          {t('negotiation.notAskedText')}
        </Alert>
      )}
      {mine.isAsked && request?.round === round.round && (
        <AskedPanel request={request} notice={notice} last={last} isPartial={isPartial} />
      )}
      <InBrowser
        key={round.round}
        notice={notice}
        round={round}
        mine={mine}
        last={last}
        isOpened={opened.some((quote) => quote.round === round.round && quote.status === 'valid')}
      />
    </>
  )
}

interface InBrowserProps {
  readonly notice: ProjectNotice
  readonly round: SealRound
  readonly mine: MySealedQuote
  readonly last: OpenedQuote | undefined
  readonly isOpened: boolean
}

/** Loads the draft and the submitted packet from this browser. */
function InBrowser({ notice, round, mine, last, isOpened }: InBrowserProps) {
  const userId = useMe()?.userInfo.userId ?? ''
  const names = namesFor(userId, round)
  const received = useClosingHead({ ...round, projectId: notice.id, isAbandoned: round.status === 'failed' })
  const terms = useMemo(() => JSON.parse(round.terms) as Terms, [round.terms])
  const { data: local } = useQuery({
    queryKey: ['quoting/local', names.draft, mine.entry?.seq, mine.confirmedAt],
    queryFn: () => findLocal(names, notice.id, mine),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  if (!local) return <Skeleton />
  const { packet, draft: saved } = local
  // A new round starts from the opened quote of the previous one.
  const submitted = packet?.quote ?? (last && quoteOfOpened(last))
  const before =
    saved ?? (submitted && { ...draftOfQuote(submitted, terms), ...(packet ? {} : begunAnew(last, round)) })
  const shared = { round, mine, terms, names, packet, notice, last, received }
  return (
    <>
      {mine.entry !== null && <Standing {...shared} isOpened={isOpened} />}
      {mine.isOpen ? (
        <QuoteEditor {...shared} draft={draftFor(terms, round.endAt, before)} />
      ) : (
        <AfterDeadline {...shared} />
      )}
    </>
  )
}
