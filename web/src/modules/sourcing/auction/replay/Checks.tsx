import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findAuctionProof, findAuctionHead } from '#contract/sourcing/auction/auction.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { proofChecks, verifyProof } from '#sealing/auction/verifyProof.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from '../Auction.module.css'

/** Checks of the file, computed in this browser; the head that the site shows counts as evidence. */
export function Checks({ projectId, proof }: { readonly projectId: string; readonly proof: AuctionProof }) {
  const { t } = useTranslation()
  const head = useRead(findAuctionHead, { projectId })
  const { platformKey } = useRead(findAuditTrust, { projectId })
  const file = useDownload(findAuctionProof)
  const report = useMemo(
    () => verifyProof(proof, { platformKey, receipts: [], heads: head === null ? [] : [head] }),
    [proof, head, platformKey],
  )
  const isPassed = report.failed.length === 0
  return (
    <Section
      title={t('auctionReplay.verify')}
      note={t('auctionReplay.verifyNote')}
      actions={
        <Button busy={file.isPending} onClick={() => file.mutate({ projectId })}>
          {t('auctionReplay.file')}
        </Button>
      }
    >
      <StatusTag tone={isPassed ? 'ok' : 'err'} as="tag">
        {t(isPassed ? 'auctionReplay.passed' : 'auctionReplay.failed')}
      </StatusTag>
      <ul className={css['checks']}>
        {proofChecks.map((check) => {
          const failure = report.failed.find((each) => each.check === check)
          const state = failure ? 'failed' : report.checked.includes(check) ? 'ok' : 'skipped'
          return (
            <li key={check} data-state={state}>
              {t(`auctionReplay.check.${check}`)}
              {state === 'skipped' && ` · ${t('auctionReplay.skipped')}`}
              {failure && ` · ${failure.why}${failure.seq === undefined ? '' : ` #${failure.seq}`}`}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
