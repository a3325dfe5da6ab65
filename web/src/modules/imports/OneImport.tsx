import { useTranslation } from 'react-i18next'
import type { ImportProgress } from '#contract/imports/imports.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { type Step, Steps } from '#web/kit/ui/Steps.tsx'
import { CheckColumns } from './CheckColumns.tsx'
import css from './OneImport.module.css'
import { Issues } from './Issues.tsx'
import { PictureDownloads } from './PictureDownloads.tsx'
import { Running } from './Running.tsx'
import { isGoing } from './status.ts'
import { useProgress } from './useProgress.ts'

/** Import: recognition, progress and result. */
export function OneImport({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const progress = useProgress(id)
  const { status, refusal, failed, warned } = progress
  return (
    <Stack>
      <div className={`card ${css['path']}`}>
        <Steps label={t('imports.steps')} variant="path" steps={useSteps(progress)} />
      </div>
      {refusal !== null && (
        <Alert tone="err" title={t('imports.refused')} isAlert>
          {refusal}
        </Alert>
      )}
      {status === 'uploaded' ? <CheckColumns progress={progress} /> : <Running progress={progress} />}
      {status !== 'uploaded' && failed + warned > 0 && <Issues id={id} isGoing={isGoing(progress)} />}
      {status !== 'uploaded' && <PictureDownloads id={id} />}
    </Stack>
  )
}

function useSteps({ status }: ImportProgress): readonly Step[] {
  const { t } = useTranslation()
  const at = status === 'uploaded' ? 1 : status === 'queued' || status === 'running' ? 2 : 3
  const isBad = status === 'failed' || status === 'cancelled'
  const stateOf = (index: number): Step['state'] => {
    if (index < at) return 'done'
    if (index > at) return 'future'
    return isBad ? 'failed' : at === 3 ? 'done' : 'current'
  }
  return (['upload', 'check', 'run', 'result'] as const).map((key, index) => ({
    key,
    label: t(`imports.step.${key}`),
    state: stateOf(index),
  }))
}
