import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { type ApprovalPerson, RuleNode } from '#contract/approvals/approvals.ts'
import { Button } from '#web/kit/Button.tsx'
import { useFieldOf } from '#web/kit/draft.ts'
import { Field } from '#web/kit/Field.tsx'
import { FieldGrid, RowActions } from '#web/kit/office/Panel.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import css from './NodeRows.module.css'
import { PeopleChoice } from './PeopleChoice.tsx'
import { blankNode, lacksApprovers, shifted } from './rule.ts'
import { useRoles } from './useRoles.ts'

const MOST = 10

interface NodeRowsProps {
  readonly nodes: readonly RuleNode[]
  readonly people: readonly ApprovalPerson[]
  readonly tried: boolean
  readonly onChange: (nodes: RuleNode[]) => void
}

/** The steps of a rule, one after the other. */
export function NodeRows({ nodes, people, tried, onChange }: NodeRowsProps) {
  const { t } = useTranslation()
  return (
    <ol className={css['nodes']}>
      {nodes.map((node, index) => (
        <li key={index} className={css['node']}>
          <header className={css['head']}>
            <h3>{t('approvalRules.node', { index: index + 1 })}</h3>
            <RowActions>
              {index > 0 && (
                <Button look="text" onClick={() => onChange(shifted(nodes, index, -1))}>
                  {t('approvalRules.up')}
                </Button>
              )}
              {index < nodes.length - 1 && (
                <Button look="text" onClick={() => onChange(shifted(nodes, index, 1))}>
                  {t('approvalRules.down')}
                </Button>
              )}
              {nodes.length > 1 && (
                <Button look="text" onClick={() => onChange(nodes.filter((_, at) => at !== index))}>
                  {t('common.remove')}
                </Button>
              )}
            </RowActions>
          </header>
          <NodeFields
            node={node}
            people={people}
            tried={tried}
            onChange={(part) => onChange(nodes.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          />
        </li>
      ))}
      {nodes.length < MOST && (
        <li>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...nodes, blankNode])}>
            {t('approvalRules.addNode')}
          </Button>
        </li>
      )}
    </ol>
  )
}

interface NodeFieldsProps {
  readonly node: RuleNode
  readonly people: readonly ApprovalPerson[]
  readonly tried: boolean
  readonly onChange: (part: Partial<RuleNode>) => void
}

function NodeFields({ node, people, tried, onChange }: NodeFieldsProps) {
  const { t } = useTranslation()
  const label = (name: keyof RuleNode) => t(name === 'name' ? 'approvalRules.stepName' : `approvalRules.field.${name}`)
  const field = useFieldOf()({ schema: RuleNode, values: node, onChange, label, tried })
  const modes = (['any', 'all'] as const).map((value) => ({ value, label: t(`approvalRules.modes.${value}`) }))
  const sources = (['head', 'role', 'users'] as const).map((value) => ({
    value,
    label: t(`approvalRules.sources.${value}`),
  }))
  const roles = useRoles()
  const lacks = tried && lacksApprovers(node)
  const missing = lacks ? t('common.check.choose', { label: label('roleCode') }) : undefined
  return (
    <>
      <FieldGrid>
        <Field {...field('name')} control={<TextBox maxLength={40} />} />
        <Field {...field('enName')} control={<TextBox maxLength={80} />} />
        <Field {...field('mode')} control={<SelectBox options={modes} />} />
        <Field {...field('source')} control={<SelectBox options={sources} />} />
        {node.source === 'role' && (
          <Field
            {...field('roleCode')}
            required
            error={missing}
            control={<SelectBox options={roles} hint={t('common.choose')} />}
          />
        )}
      </FieldGrid>
      {node.source === 'users' && (
        <PeopleChoice
          chosen={node.userIds}
          known={people}
          error={lacks ? t('approvalRules.noPeople') : undefined}
          onChange={(userIds) => onChange({ userIds })}
        />
      )}
    </>
  )
}
