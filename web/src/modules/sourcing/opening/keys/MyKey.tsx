import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { type findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import { passkeysHere } from '../passkeys/passkeys.ts'
import { deviceSecret, forgetSecret } from './deviceSecret.ts'
import css from './Keys.module.css'
import { makeKey, type NewKey } from './newKey.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'

interface MyKeyProps {
  readonly mine: Reply<typeof findMyOpenerKey>
}

/** Current key of the person: whether this device unlocks it, and how to revoke it; or how to create one. */
export function MyKey({ mine }: MyKeyProps) {
  const { current, personId } = mine
  return current ? <Current {...mine} current={current} /> : <NoKey personId={personId} />
}

function NoKey({ personId }: { readonly personId: string }) {
  const { t } = useTranslation()
  const [made, setMade] = useState<NewKey>()
  const make = useMutation({ mutationFn: () => makeKey(personId), onSuccess: setMade })
  return (
    <>
      <Empty
        illustration="lock"
        title={t('opening.key.noKey')}
        reason={t('opening.key.noKeyReason')}
        action={
          isSecureContext && (
            <Button variant="solid" busy={make.isPending} onClick={() => make.mutate()}>
              {t('opening.key.make')}
            </Button>
          )
        }
      />
      {made && <NewKeyDialog made={made} personId={personId} onClose={() => setMade(undefined)} />}
    </>
  )
}

type Current = MyKeyProps['mine'] & { readonly current: NonNullable<MyKeyProps['mine']['current']> }

function Current({ current, personId, rounds }: Current) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isRestoring, setIsRestoring] = useState(false)
  const queryKey = ['openerDevice', current.id]
  const here = useQuery({
    queryKey,
    queryFn: async () => (await deviceSecret(current.keys, personId)) !== undefined,
    enabled: isSecureContext,
  })
  const revoke = useWrite(revokeOpenerKey, {
    onDone: () => {
      void forgetSecret(current.keys)
      toast.success(t('opening.key.revokedNow'))
    },
  })
  const onRevoke = async () => {
    const word = t('opening.key.revoke')
    const text = t(rounds > 0 ? 'opening.key.revokeRounds' : 'opening.key.revokeText', { count: rounds })
    const sure = { title: t('opening.key.revokeTitle'), text, ok: word, cancel: t('common.cancel'), danger: true }
    if (await confirm(sure)) revoke.mutate({ id: current.id })
  }
  const { wrap } = current
  const hasPasskey = here.data === false && passkeysHere(current.passkeys).length > 0
  return (
    <>
      <DescriptionList
        items={[
          {
            label: t('opening.key.fingerprint'),
            value: <span className={css['fingerprint']}>{current.fingerprint}</span>,
            wide: true,
          },
          { label: t('opening.key.created'), value: wholeTime(current.createdAt) },
          { label: t('opening.key.rounds'), value: t('opening.key.roundCount', { count: rounds }) },
          {
            label: t('opening.key.device'),
            value:
              here.data === undefined ? (
                ''
              ) : (
                <StatusTag tone={here.data || hasPasskey ? 'ok' : 'warn'}>
                  {hasPasskey ? t('openerPasskeys.ready') : t(here.data ? 'opening.key.here' : 'opening.key.notHere')}
                </StatusTag>
              ),
          },
        ]}
      />
      <div className={css['actions']}>
        {here.data === false && wrap && (
          <Button variant="solid" onClick={() => setIsRestoring(true)}>
            {t('opening.key.restoreHere')}
          </Button>
        )}
        <Button variant="danger" busy={revoke.isPending} onClick={() => void onRevoke()}>
          {t('opening.key.revoke')}
        </Button>
      </div>
      {isRestoring && wrap && (
        <RestoreDialog
          opener={{ ...current, wrap }}
          personId={personId}
          onClose={() => setIsRestoring(false)}
          onRestored={() => {
            setIsRestoring(false)
            toast.success(t('opening.key.restored'))
            void client.invalidateQueries({ queryKey })
          }}
        />
      )}
    </>
  )
}
