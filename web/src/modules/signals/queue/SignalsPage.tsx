import { Link } from 'react-router'
import { signalCase } from '#contract/signals/cases.ts'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { evidenceLine, FigureValue, numbered, ruleName, SeverityTag, signalTones } from '../signalTexts.tsx'
import { figureLabel } from '../signalTexts.tsx'
import css from '../Signals.module.css'

/** Risk signals with their evidence, for those who check them. */
export function SignalsPage() {
  return (
    <CaseQueuePage
      of={signalCase}
      texts="signals"
      tones={signalTones}
      columns={[
        {
          key: 'subject',
          lead: true,
          render: ({ id, rule, subject }) => (
            <RowName under={numbered(rule)} title={subject}>
              <Link to={`/signalCase?id=${id}`}>{subject}</Link>
            </RowName>
          ),
        },
        { key: 'severity', render: (row) => <SeverityTag {...row} /> },
        {
          key: 'evidence',
          desk: true,
          render: ({ evidence }) => <span className={css['evidence']}>{evidenceLine(evidence)}</span>,
        },
      ]}
      facts={({ evidence }) => [
        { key: 'rule', render: ({ rule }) => ruleName(rule) },
        { key: 'severity', render: (row) => <SeverityTag {...row} /> },
        { key: 'subject', wide: true, render: ({ id, subject }) => <Link to={`/signalCase?id=${id}`}>{subject}</Link> },
        {
          key: 'evidence',
          wide: true,
          render: () => (
            <ul>
              {evidence.map((figure) => (
                <li key={`${figure.name} ${figure.value}`}>
                  {figureLabel(figure)}: <FigureValue {...figure} />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
