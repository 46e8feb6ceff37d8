import { HeartFilled, HeartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import {
  useAddFavouriteMutation,
  useGetFavouritesQuery,
  useRemoveFavouriteMutation,
} from '../../api/favouriteApi';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { useToast } from '../../ui/popups/useToast';

/** A client keeps an interpreter among their favourites, or no longer. All of them on a page share one read. */
export function FavouriteButton({ interpreterId }: { interpreterId: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { isFavourite, isLoading, refetch } = useGetFavouritesQuery(undefined, {
    selectFromResult: ({ data, isLoading }) => ({
      isFavourite: data?.some(({ interpreter }) => interpreter.id === interpreterId) ?? false,
      isLoading,
    }),
  });
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const [isChanging, setIsChanging] = useState(false);
  const change = async () => {
    setIsChanging(true);
    const { error } = await (isFavourite ? remove : add)({ interpreter_id: interpreterId });
    if (error) toast.error({ title: refusalText(error, t) });
    // the button says what it does next only once that is known
    else await refetch();
    setIsChanging(false);
  };
  return (
    <Button
      icon={isFavourite ? <HeartFilled aria-hidden="true" /> : <HeartOutlined aria-hidden="true" />}
      disabled={isLoading}
      loading={isChanging}
      aria-disabled={isLoading || isChanging}
      onClick={() => void change()}
    >
      {t(isFavourite ? 'gallery.favourites.remove' : 'gallery.favourites.add')}
    </Button>
  );
}
