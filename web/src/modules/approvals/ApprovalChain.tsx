import { useTranslation } from 'react-i18next'
import type { ApprovalNode } from '#contract/approvals/approvals.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { useName } from '#web/kit/format/useName.ts'
import css from './ApprovalChain.module.css'

interface ApprovalChainProps {
  readonly nodes: readonly ApprovalNode[]
  /** Vertical beside a page, horizontal within one. */
  readonly variant?: 'down' | 'along'
}

/** Expected approvers in order, with the reason. */
export function ApprovalChain({ nodes, variant = 'down' }: ApprovalChainProps) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const named = useName()
  const comma = isEnglish ? ', ' : '、'
  if (nodes.length === 0) return <p className={css['none']}>{t('approvalProgress.notNeeded')}</p>
  return (
    <ol className={css[variant]}>
      {nodes.map((node) => (
        <li key={`${node.step} ${node.name}`}>
          <i aria-hidden>{named(node).slice(0, 1)}</i>
          <div>
            <p>{named(node)}</p>
            <p className={css['who']}>
              {node.choice
                ? t('approvalProgress.chosenByYou', { names: namesOf(node.choice.candidates, comma) })
                : (peopleOf(node, comma) ?? t('approvalProgress.admin'))}
              {node.mode === 'ratio' && t('approvalProgress.share', { percent: node.percent ?? 100 })}
            </p>
            {node.because.length > 0 && <p className={css['who']}>{node.because.map(named).join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const peopleOf = ({ approvers, toAdmin }: ApprovalNode, comma: string): string | null =>
  toAdmin || approvers.length === 0 ? null : namesOf(approvers, comma)

const namesOf = (people: ApprovalNode['approvers'], comma: string) => people.map(({ userName }) => userName).join(comma)
