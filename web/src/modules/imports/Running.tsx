import { useTranslation } from 'react-i18next'
import { cancelImport, type ImportProgress } from '#contract/imports/imports.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './OneImport.module.css'
import { isGoing, tones } from './status.ts'

const counts = ['created', 'changed', 'unchanged', 'reviewing', 'warned', 'failed'] as const
const toneOf = (key: (typeof counts)[number]) => ({ failed: css['bad'], warned: css['doubtful'] })[key as string]

/** Progress of an import with the results so far. */
export function Running({ progress }: { readonly progress: ImportProgress }) {
  const { t } = useTranslation()
  const { fileName, status, total, done } = progress
  return (
    <Section
      title={fileName}
      note={<StatusTag tone={tones[status]}>{t(`imports.status.${status}`)}</StatusTag>}
      actions={isGoing(progress) ? <Cancel id={progress.id} /> : <Onward />}
    >
      <div className={css['progress']}>
        <progress max={Math.max(total, 1)} value={done} aria-label={t('imports.progress')} />
        <span className="num">{t('imports.rows', { done: formatCount(done), total: formatCount(total) })}</span>
      </div>
      <dl className={css['counts']}>
        {counts.map((key) => (
          <div key={key} className={progress[key] > 0 ? toneOf(key) : undefined}>
            <dt>{t(`imports.count.${key}`)}</dt>
            <dd>{formatCount(progress[key])}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Cancel({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const cancel = useWrite(cancelImport)
  const onClick = async () => {
    const yes = await confirm({
      title: t('imports.cancel'),
      text: t('imports.cancelText'),
      ok: t('imports.cancel'),
      cancel: t('imports.goOnRunning'),
      danger: true,
    })
    if (yes) cancel.mutate({ id })
  }
  return (
    <Button variant="danger" busy={cancel.isPending} onClick={() => void onClick()}>
      {t('imports.cancel')}
    </Button>
  )
}

function Onward() {
  const { t } = useTranslation()
  return <ButtonLink to="/supplierProducts">{t('imports.products')}</ButtonLink>
}
