import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { findSubstitutes } from '#contract/sourcing/seal/handOver.ts'
import { useOptionalRead, useReload } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { SearchChoice, useSearch } from '../../choice/SearchChoice.tsx'
import { useUnlock } from '../keys/useUnlock.tsx'
import css from '../Opening.module.css'
import { Trouble } from '../Trouble.tsx'
import { handOver, shownFingerprint } from './handOver.ts'

interface HandOverDialogProps {
  readonly room: OpeningRoom
  readonly onClose: () => void
}

/** Dialog to hand over the person's shares: chooses substitutes by the fingerprint of their keys. */
export function HandOverDialog({ room: { projectId }, onClose }: HandOverDialogProps) {
  const { t } = useTranslation()
  const { keyword, search } = useSearch()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choice = useOptionalRead(findSubstitutes, { projectId, ...keyword })
  const reload = useReload()
  const { unlock, dialog } = useUnlock()
  const substitute = choice?.substitutes.find(({ personId }) => personId === chosen[0])
  const give = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const me = await unlock()
      if (!me || !choice || !substitute) return false
      await handOver(projectId, choice, substitute, me)
      me.secret.fill(0)
      return true
    },
    onSuccess: (isDone) => {
      if (!isDone) return
      toast.success(t('opening.handOver.done'))
      onClose()
    },
    onSettled: reload,
  })
  return (
    <>
      <Dialog
        title={t('opening.handOver.title')}
        stays={give.isPending}
        onClose={onClose}
        foot={
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="danger" busy={give.isPending} disabled={!substitute} onClick={() => give.mutate()}>
              {t('opening.handOver.give')}
            </Button>
          </>
        }
      >
        <div className={css['column']}>
          <p>{t('opening.handOver.text')}</p>
          <SearchChoice
            label={t('opening.handOver.to')}
            hint={t('opening.handOver.hint')}
            placeholder={t('opening.key.find')}
            none={t('opening.handOver.nobody')}
            max={1}
            required
            search={search}
            chosen={chosen}
            known={[]}
            error={undefined}
            onChange={setChosen}
            found={choice?.substitutes.map((each) => ({ id: each.personId, name: each.name, note: '' }))}
          />
          {choice && substitute && (
            <output className={css['note']}>
              {t('opening.handOver.fingerprint', {
                name: substitute.name,
                fingerprint: shownFingerprint(choice, substitute),
              })}
            </output>
          )}
          <Trouble error={give.error} />
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
