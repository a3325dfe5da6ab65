import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StandingQuote } from '#contract/sourcing/projectNotice.ts'
import { confirmSealedQuote } from '#contract/sourcing/seal.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { quotePath } from './quotePath.ts'

interface UnconfirmedProps {
  readonly projectId: string
  readonly quote: StandingQuote
  readonly className?: string | undefined
  /** The quote is edited on another page. */
  readonly isElsewhere?: boolean
}

/** Notice of a quote that lapsed after a change notice, with the action to confirm it; nothing for a valid quote. */
export function Unconfirmed({ projectId, quote, className, isElsewhere = false }: UnconfirmedProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState(freshKey)
  const { state, seq, termsSeq } = quote
  const write = useWrite(confirmSealedQuote, {
    onDone: () => {
      setKey(freshKey())
      toast.success(t('quoting.confirmed'))
    },
  })
  if (state !== 'unconfirmed' && state !== 'toRewrite') return null
  const ask = async () => {
    const word = t('quoting.confirm')
    const text = t('quoting.confirmText')
    if (!(await confirm({ title: word, text, ok: word, cancel: t('common.cancel') }))) return
    write.mutate({ projectId, seq, termsSeq, idempotencyKey: key })
  }
  return (
    <div className={className}>
      <Alert
        tone="warn"
        title={t(`quoting.standing.${state}Title`)}
        action={
          state === 'unconfirmed' ? (
            <Button variant="solid" busy={write.isPending} onClick={() => void ask()}>
              {t('quoting.confirm')}
            </Button>
          ) : (
            isElsewhere && (
              <ButtonLink variant="solid" to={quotePath(projectId)}>
                {t('quoting.rewrite')}
              </ButtonLink>
            )
          )
        }
      >
        {t(`quoting.standing.${state}Text`)}
      </Alert>
    </div>
  )
}
