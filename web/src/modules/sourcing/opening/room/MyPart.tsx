import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type { Progress } from '#sealing/opening/run.ts'
import { useReload } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { HandOverDialog } from '../handOver/HandOverDialog.tsx'
import { useUnlock } from '../keys/useUnlock.tsx'
import css from '../Opening.module.css'
import { Trouble } from '../Trouble.tsx'
import { countersign, release } from './open.ts'

/** Actions of an opener: release the shares, or repeat the opening and sign its record. */
export function MyPart({ room }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const reload = useReload()
  const { unlock, dialog } = useUnlock()
  const [isGiving, setIsGiving] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const { duty } = room
  const act = useMutation<'done' | 'left' | 'differs'>({
    meta: { silent: true },
    mutationFn: async () => {
      const me = await unlock()
      if (!me) return 'left'
      if (duty === 'release') await release(room, me)
      const isSame = duty === 'release' || (await countersign(room, me, setProgress))
      me.secret.fill(0)
      return isSame ? 'done' : 'differs'
    },
    onSuccess: (outcome) => outcome === 'done' && toast.success(t('opening.done')),
    onSettled: () => {
      setProgress(undefined)
      reload()
    },
  })
  return (
    <>
      <Trouble error={act.error} />
      {act.data === 'differs' && (
        <Alert tone="err" isAlert title={t('opening.room.differs')}>
          {t('opening.room.differsWhy')}
        </Alert>
      )}
      {progress && (
        <>
          <progress
            className={css['progress']}
            value={progress.done}
            max={progress.all}
            aria-label={t('opening.room.rechecking')}
          />
          <p className={css['note']}>{t('opening.room.progress', { done: progress.done, all: progress.all })}</p>
        </>
      )}
      {duty && isSecureContext && (
        <>
          <p>{t(`opening.room.dutyText.${duty}`)}</p>
          <Button variant="solid" busy={act.isPending} onClick={() => act.mutate()}>
            {t(`opening.room.duty.${duty}`)}
          </Button>
        </>
      )}
      {room.canHandOver && isSecureContext && (
        <Button onClick={() => setIsGiving(true)}>{t('opening.handOver.title')}</Button>
      )}
      {isGiving && room.canHandOver && <HandOverDialog room={room} onClose={() => setIsGiving(false)} />}
      {dialog}
    </>
  )
}
