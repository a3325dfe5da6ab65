import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Area, CropRule, OpenPicture, Turn } from './crop.ts'
import { cropPicture } from './cropPicture.ts'

const CropPanel = lazy(async () => ({ default: (await import('./CropPanel.tsx')).CropPanel }))

interface CropDialogProps {
  readonly picture: OpenPicture
  readonly rule: CropRule
  /** Receives the file to upload, or undefined if cancelled. */
  readonly onAnswer: (file: File | undefined) => void
}

/** Dialog to crop a picture before upload. */
export function CropDialog({ picture, rule, onAnswer }: CropDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<{ readonly area: Area; readonly turn: Turn }>()
  const [isBusy, setIsBusy] = useState(false)
  const crop = async () => {
    if (!chosen) return
    setIsBusy(true)
    try {
      onAnswer(await cropPicture(picture.file, chosen.area, chosen.turn, rule))
    } catch {
      setIsBusy(false)
      toast.error(t('common.crop.failed'))
    }
  }
  return (
    <Dialog
      title={t('common.crop.title')}
      width={600}
      onClose={() => onAnswer(undefined)}
      foot={
        <>
          <Button onClick={() => onAnswer(undefined)}>{t('common.cancel')}</Button>
          {rule.mayStay && <Button onClick={() => onAnswer(picture.file)}>{t('common.crop.skip')}</Button>}
          <Button variant="solid" busy={isBusy} disabled={!chosen} onClick={() => void crop()}>
            {t('common.crop.apply')}
          </Button>
        </>
      }
    >
      <CropPanel picture={picture} rule={rule} onChange={(area, turn) => setChosen({ area, turn })} />
    </Dialog>
  )
}
