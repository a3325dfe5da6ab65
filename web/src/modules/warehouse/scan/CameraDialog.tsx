import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import css from './CameraDialog.module.css'
import { useCamera } from './useCamera.ts'

interface CameraDialogProps {
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** Picture of the camera, which reads codes that are held before it. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const { t } = useTranslation()
  const { video, state, readsBars } = useCamera(onCode)
  const isShown = state === 'starting' || state === 'running'
  return (
    <Dialog title={t('stockDocuments.camera.title')} width={480} onClose={onClose}>
      {isShown ? (
        <div className={css['view']} data-state={state}>
          <video ref={video} muted playsInline aria-label={t('stockDocuments.camera.picture')} />
          <i aria-hidden />
        </div>
      ) : (
        <Alert tone="warn" isAlert title={t(`stockDocuments.camera.problem.${state}`)}>
          {t('stockDocuments.camera.typeInstead')}
        </Alert>
      )}
      {isShown && (
        <output className={css['hint']}>
          {t(
            state === 'starting'
              ? 'stockDocuments.camera.starting'
              : readsBars
                ? 'stockDocuments.camera.hint'
                : 'stockDocuments.camera.qrOnly',
          )}
        </output>
      )}
    </Dialog>
  )
}
