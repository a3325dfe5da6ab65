import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Sheet.module.css'

export function ButtonSamples() {
  return (
    <Section title="按钮">
      <div className={css['row']}>
        {(['solid', 'plain', 'soft', 'danger', 'text'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            提交审批
          </Button>
        ))}
        <Button disabled>禁用</Button>
        <Button variant="solid" busy>
          提交中
        </Button>
        <Segmented
          label="视图"
          value="list"
          options={['list', 'card'].map((value) => ({ value, label: value === 'list' ? '列表' : '卡片' }))}
          onChange={() => undefined}
        />
      </div>
    </Section>
  )
}
