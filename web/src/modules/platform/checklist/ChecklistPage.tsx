import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { checklistSteps, getChecklist } from '#contract/platform/checklist.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import css from './Checklist.module.css'

/** Steps from a new company to its first approved order, computed from what it has. */
export function ChecklistPage() {
  const { t } = useTranslation()
  const { steps } = useRead(getChecklist, {})
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Page title={t('checklist.title')} purpose={t('checklist.purpose')}>
      <Card>
        <div className={css['head']}>
          <strong>{t('checklist.progress')}</strong>
          <span className="num">
            {done} / {steps.length}
          </span>
        </div>
        <progress className={css['bar']} max={steps.length} value={done} aria-label={t('checklist.progress')} />
        <ol className={css['steps']}>
          {steps.map(({ key, isDone, count }) => (
            <li key={key} className={isDone ? css['done'] : undefined}>
              <i aria-hidden>{isDone && <Icon of={CheckCircleFilled} />}</i>
              <span className={css['words']}>
                <b>{t(`checklist.step.${key}`)}</b>
                <small>{t(`checklist.hint.${key}`)}</small>
              </span>
              <span className="num">{isDone ? t('checklist.count', { count }) : t('checklist.open')}</span>
              {!isDone && <Link to={checklistSteps[key]}>{t('checklist.go')}</Link>}
            </li>
          ))}
        </ol>
      </Card>
    </Page>
  )
}
