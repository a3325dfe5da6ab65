import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SealedQuoteState, withdrawSealedQuote } from '#contract/sourcing/seal.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '../countdown/projectTime.ts'
import type { InRoundProps } from './QuoteEditor.tsx'
import css from './Quoting.module.css'
import { QuoteSheet } from './QuoteSheet.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { Unconfirmed } from './Unconfirmed.tsx'
import { usePacketFile } from './usePacketFile.ts'

const tones: Readonly<Record<SealedQuoteState | 'withdrawn', Tone>> = {
  inForce: 'ok',
  unconfirmed: 'warn',
  toRewrite: 'warn',
  lapsed: 'err',
  withdrawn: 'mute',
}

interface StandingProps extends InRoundProps {
  /** The opened quote is shown below. */
  readonly isOpened: boolean
}

/** The supplier's quote of this round: validity, receipt and withdrawal. */
export function Standing({ notice, round, mine, packet, isOpened }: StandingProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const [key, setKey] = useState(freshKey)
  const save = usePacketFile(notice)
  const withdraw = useWrite(withdrawSealedQuote, {
    onDone: () => {
      setKey(freshKey())
      toast.success(t('quoting.withdrawn'))
    },
  })
  const { entry, state, confirmedAt, isOpen } = mine
  if (entry === null) return null
  const own = packet?.receipt.body.seq === entry.seq ? packet : undefined
  const ask = async () => {
    const word = t('quoting.withdraw')
    const text = t('quoting.withdrawText')
    if (!(await confirm({ title: word, text, ok: word, cancel: t('common.cancel'), danger: true }))) return
    withdraw.mutate({ projectId: notice.id, seq: entry.seq, idempotencyKey: key })
  }
  return (
    <Section
      title={t('quoting.standing.title')}
      note={
        <StatusTag as="tag" tone={tones[state ?? 'withdrawn']}>
          {t(`quoting.standing.${state ?? 'withdrawn'}`)}
        </StatusTag>
      }
      actions={
        state !== null && (
          <>
            {own && (
              <>
                <Button size="sm" onClick={() => setIsShown(true)}>
                  {t('quoting.standing.show')}
                </Button>
                <Button size="sm" icon={<Icon of={DownloadOutlined} />} onClick={() => save(own)}>
                  {t('quoting.receipt.download')}
                </Button>
              </>
            )}
            {isOpen && (
              <Button size="sm" variant="danger" busy={withdraw.isPending} onClick={() => void ask()}>
                {t('quoting.withdraw')}
              </Button>
            )}
          </>
        )
      }
    >
      {isOpen && state !== null && (
        <Unconfirmed
          className={css['note']}
          projectId={notice.id}
          quote={{ state, seq: entry.seq, termsSeq: round.termsSeq }}
        />
      )}
      <p className={css['at']}>
        {t(state === null ? 'quoting.standing.withdrawnAt' : 'quoting.standing.at', {
          time: wholeTime(entry.at),
          seq: entry.seq,
        })}
        {confirmedAt !== null && state === 'inForce' && (
          <> · {t('quoting.standing.confirmedAt', { time: wholeTime(confirmedAt) })}</>
        )}
      </p>
      {state !== null && !own && !isOpened && <p className={css['quiet']}>{t('quoting.standing.elsewhere')}</p>}
      {state !== null && !own && isOpen && <p className={css['quiet']}>{t('quoting.replaces')}</p>}
      {isShown && own && (
        <Dialog
          title={t('quoting.standing.show')}
          width={960}
          onClose={() => setIsShown(false)}
          foot={<Button onClick={() => setIsShown(false)}>{t('common.close')}</Button>}
        >
          <QuoteSheet quote={own.quote} notice={notice} />
          <ReceiptFacts receipt={own.confirmation ?? own.receipt} suite={round.suite} />
        </Dialog>
      )}
    </Section>
  )
}
