import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { ApprovalPerson } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './NodeRows.module.css'
import { PeopleChoice } from './PeopleChoice.tsx'
import { blankNode } from './rule.ts'
import { usePositions, useRoles } from './useRoles.ts'

const MOST = 10

interface NodeRowsProps {
  readonly rows: FormRows<RuleNode>
  readonly people: readonly ApprovalPerson[]
}

/** Steps of a rule, in order. */
export function NodeRows({ rows: { items, add, remove, move }, people }: NodeRowsProps) {
  const { t } = useTranslation()
  return (
    <ol className={css['nodes']}>
      {items.map((node, index) => (
        <li key={index} className={css['node']}>
          <header className={css['head']}>
            <h3>{t('approvalRules.node', { index: index + 1 })}</h3>
            <RowActions>
              {index > 0 && (
                <Button variant="text" onClick={() => move(index, index - 1)}>
                  {t('approvalRules.up')}
                </Button>
              )}
              {index < items.length - 1 && (
                <Button variant="text" onClick={() => move(index, index + 1)}>
                  {t('approvalRules.down')}
                </Button>
              )}
              {items.length > 1 && (
                <Button variant="text" onClick={() => remove(index)}>
                  {t('common.remove')}
                </Button>
              )}
            </RowActions>
          </header>
          <NodeFields node={node} people={people} />
        </li>
      ))}
      {items.length < MOST && (
        <li>
          <Button icon={<Icon of={PlusOutlined} />} onClick={() => add(blankNode)}>
            {t('approvalRules.addNode')}
          </Button>
        </li>
      )}
    </ol>
  )
}

interface NodeFieldsProps {
  readonly node: FormPart<RuleNode>
  readonly people: readonly ApprovalPerson[]
}

function NodeFields({ node, people }: NodeFieldsProps) {
  const { t } = useTranslation()
  const roles = useRoles()
  const positions = usePositions()
  const { source, mode, userIds = [] } = node.values
  return (
    <>
      <Fields
        of={node}
        columns={3}
        fields={{
          name: {},
          enName: {},
          mode: { optionLabel: (mode) => t(`approvalRules.modes.${mode}`) },
          source: { optionLabel: (each) => t(`approvalRules.sources.${each}`) },
          percent: mode === 'ratio' && { required: true },
          levels: source === 'manager' && { required: true },
          positionId: source === 'position' && {
            required: true,
            control: <Select options={positions} hint={t('common.choose')} />,
          },
          roleCode: (source === 'role' || source === 'choice') && {
            required: source === 'role',
            control: <Select options={roles} hint={t('common.choose')} />,
          },
          remindHours: {},
          dueHours: {},
        }}
      />
      {(source === 'users' || source === 'choice') && (
        <PeopleChoice
          chosen={userIds}
          known={people}
          error={node.errorAt('userIds')}
          onChange={(chosen) => node.set({ userIds: chosen })}
        />
      )}
    </>
  )
}
