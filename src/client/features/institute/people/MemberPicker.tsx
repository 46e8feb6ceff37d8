import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Checkbox, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetAllUsersQuery } from '../../../api/adminApi';
import { Monogram } from '../../../ui/facts/Monogram';
import { MailAddress } from '../../../ui/text/MailAddress';
import { SearchField } from '../../../ui/buttons/SearchField';
import { ListStates } from '../../../ui/table/ListStates';
import { useDebouncedValue } from '../../../ui/loading/useDebouncedValue';

export interface Member {
  id: string;
  name: string;
  photo_url: string | null;
}

interface MemberPickerProps {
  members: readonly Member[];
  onChange: (members: readonly Member[]) => void;
}

const SEARCH_MS = 300;
const SHOWN = 6;

/** A team's members, each to be taken out, and a search for others. */
export function MemberPicker({ members, onChange }: MemberPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), SEARCH_MS);
  const query = useGetAllUsersQuery({ ...(search && { search }), page: 1, pageSize: SHOWN });
  const isMember = (id: string) => members.some((member) => member.id === id);
  const without = (id: string) => members.filter((member) => member.id !== id);
  return (
    <fieldset className="dr-institute-fieldset">
      <legend>{t('institute.columns.members')}</legend>
      <ul className="dr-table-chips" aria-label={t('institute.teams.chosen')}>
        {members.map(({ id, name }) => (
          <li key={id}>
            <Tag className="dr-institute-member">
              {name}
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden="true" />}
                aria-label={t('institute.teams.remove', { name })}
                onClick={() => onChange(without(id))}
              />
            </Tag>
          </li>
        ))}
      </ul>
      {members.length === 0 && <p className="dr-table-quiet">{t('institute.teams.nobody')}</p>}
      <SearchField
        label={t('institute.teams.searchPeople')}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        isBusy={query.isFetching}
      />
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="dr-table-quiet">{t('common.noResults')}</p>}
      >
        {({ rows }) => (
          <ul className="dr-institute-candidates">
            {rows.map(({ id, name, email, photo_url }) => (
              <li key={id}>
                <Checkbox
                  checked={isMember(id)}
                  onChange={() =>
                    onChange(isMember(id) ? without(id) : [...members, { id, name, photo_url }])
                  }
                >
                  <span className="dr-institute-candidate">
                    <Monogram name={name} imageUrl={photo_url} size={32} />
                    <span>
                      {name}{' '}
                      <span className="dr-institute-note">
                        <MailAddress email={email} />
                      </span>
                    </span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </fieldset>
  );
}
