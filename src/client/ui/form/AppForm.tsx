import { Form, type FormProps } from 'antd';
import './AppForm.css';

type AppFormProps<Values> = FormProps<Values> & { children: React.ReactNode };

/** Ant Design's form as the house has it: labels above, no marks for what is required, errors said by ourselves. */
export function AppForm<Values>({ className = '', ...form }: AppFormProps<Values>) {
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      validateTrigger={false}
      noValidate
      {...form}
      className={`dr-appForm ${className}`}
    />
  );
}
