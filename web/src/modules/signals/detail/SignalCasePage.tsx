import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { findSignal, signalCase, type SignalDocument } from '#contract/signals/cases.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import { caseActions } from '#web/kit/case/caseActions.tsx'
import { useCaseStates } from '#web/kit/case/useCaseStates.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { type RecordAction, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { ExemptDialog } from '../exemptions/ExemptDialog.tsx'
import own from '../Signals.module.css'
import { figureLabel, FigureValue, langAt, numbered, ruleName, SeverityTag, signalTones } from '../signalTexts.tsx'
import { Findings } from './Findings.tsx'

/** A risk signal: why it was raised, what may explain it, what to check, its documents and its history. */
export function SignalCasePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { signal, exemption, documents, findings } = useRead(findSignal, { id: idIn(search) })
  const may = useMay()
  const { tag } = useCaseStates(signalCase.states, signalTones)
  const actions: Readonly<Record<string, RecordAction<typeof signal>>> = {
    ...caseActions<typeof signal>(signalCase.actions, 'signals', () => null),
    exempt: {
      shown: () => exemption === null && may('signal.handle'),
      renderDialog: (row, close) => <ExemptDialog signal={row} onClose={close} />,
    },
  }
  const act = useRecordActions<typeof signal, string, string>({ actions, texts: 'signals' })
  const { harmless, checks } = ruleWords[signal.rule]
  const at = langAt()
  return (
    <Page
      title={signal.subject}
      hideTitle
      backTo={{ to: '/signals', label: t('signals.title'), here: ruleName(signal.rule), kind: t('signals.title') }}
    >
      <div className={css['page']}>
        <section className={`card ${head['head']}`}>
          <div className={head['line']}>
            <div>
              <p className={head['tags']}>
                {tag(signal.status)} <SeverityTag {...signal} />
              </p>
              <p className={head['title']}>{signal.subject}</p>
              <p className={head['no']}>
                {numbered(signal.rule)} <Brief at={signal.createdAt} />
              </p>
            </div>
            <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(signal)}</div>
          </div>
          <DescriptionList
            variant="strip"
            items={[
              { label: t('signals.field.handler'), value: signal.handler || '-' },
              { label: t('signals.field.findings'), value: String(signal.findings) },
              { label: t('signals.field.foundAt'), value: <Brief at={signal.foundAt} /> },
              ...(signal.reply === '' ? [] : [{ label: t('signals.field.reply'), value: signal.reply }]),
            ]}
          />
        </section>
        {exemption && (
          <Alert
            tone="info"
            title={t(exemption.status === '01' ? 'signals.exemptionWaits' : 'signals.exempted', {
              day: exemption.until,
            })}
            action={<Link to="/signalExemptions">{t('signalExemptions.title')}</Link>}
          />
        )}
        <div className={css['layout']}>
          <div className={css['main']}>
            <Section title={t('signals.field.evidence')} note={t('signals.noVerdict')}>
              <DescriptionList
                items={signal.evidence.map((figure, place) => ({
                  label:
                    signal.evidence.findIndex(({ name }) => name === figure.name) < place
                      ? `${figureLabel(figure)} ${place + 1}`
                      : figureLabel(figure),
                  value: <FigureValue {...figure} />,
                  wide: figure.name === 'orders' || figure.name === 'suppliers' || figure.name === 'shared',
                }))}
              />
            </Section>
            <Section title={t('signals.howToCheck')}>
              <div className={own['columns']}>
                <div>
                  <h3>{t('signals.harmless')}</h3>
                  <ul>
                    {harmless.map((words) => (
                      <li key={words[0]}>{words[at]}</li>
                    ))}
                  </ul>
                </div>
                <div>
                  <h3>{t('signals.checks')}</h3>
                  <ul>
                    {checks.map((words) => (
                      <li key={words[0]}>{words[at]}</li>
                    ))}
                  </ul>
                </div>
              </div>
            </Section>
            <Findings rule={signal.rule} findings={findings} />
          </div>
          <div className={css['aside']}>
            <Section title={t('signals.documents')}>
              <ul className={own['list']}>
                {documents.map((document) => (
                  <li key={`${document.kind} ${document.id}`}>
                    <DocumentLink {...document} />
                  </li>
                ))}
              </ul>
            </Section>
            <ChangeList route={signalCase.changes} of={{ id: signal.id }} texts="signals" />
          </div>
        </div>
      </div>
      {act.dialog}
    </Page>
  )
}

const paths = {
  project: ['/projectManage?id=', 'project.oversee'],
  order: ['/orderDetail?orderId=', 'order.oversee'],
  supplier: ['/supplier360?id=', 'supplier.read'],
} as const

/** Link to a document for those who may open it. */
function DocumentLink({ kind, id, no, title }: SignalDocument) {
  const { t } = useTranslation()
  const may = useMay()
  const [path, permission] = paths[kind]
  const name = kind === 'supplier' ? title : `${no} ${title}`
  return (
    <>
      {t(`signals.document.${kind}`)} {may(permission) ? <Link to={`${path}${id}`}>{name}</Link> : name}
    </>
  )
}
