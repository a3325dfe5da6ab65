import { template } from '../kit/messages.ts'

export const registrationsMessages = {
  templates: {
    registrationApproved: template(
      'applicationResult',
      '/myRequestList',
      { deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'] },
      ['部门注册申请已通过', '{deptName}已完成注册。'],
      ['Your department was registered', '{deptName} is registered now.'],
    ),
    registrationRefused: template(
      'applicationResult',
      '/myRequestList',
      {
        deptName: ['部门名称', 'Department', '采购管理部', 'Procurement'],
        reason: ['原因', 'Reason', '申请材料不全', 'Documents are missing'],
      },
      ['部门注册申请被驳回', '{deptName}的注册申请未通过：{reason}。可修改后重新提交。'],
      [
        'Your registration was refused',
        'The registration of {deptName} was refused: {reason}. You can submit it again.',
      ],
    ),
  },
}
