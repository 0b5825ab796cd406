import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentType } from '../../../contract/document-types.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { namesOf } from '../../../contract/names-of.ts';
import { call, isUnanswered } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';
import {
  asWanted,
  changeMedia,
  MediaChangedMeanwhile,
  movedTo,
  orderOfAll,
  type WantedMedia,
} from './change-media.ts';

/** One change of the media, with the words that say what it did. */
interface Step {
  said: string;
  run: () => Promise<void>;
}

/** Whether the latest change of the media is saved. Nothing is said before the first one. */
export interface SaveState {
  kind: 'none' | 'saving' | 'saved' | 'failed';
  words: string;
}

/**
 * The pictures or documents of a vehicle in the order that the clerk gives them. Each change is saved at once, one after
 * the other. What cannot be saved is shown again as it is stored.
 */
export function useMedia(all: readonly Medium[], shown: readonly Medium[]) {
  const t = useTranslations('adminVehicle.media');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<WantedMedia>(NOTHING_WANTED);
  const vehicleId = all[0]?.vehicleId ?? '';
  const toast = useToast();
  const whyOf = (failure: Error) =>
    failure instanceof MediaChangedMeanwhile ? t('changedMeanwhile') : errorText(failure);
  const ordered = asWanted(shown, wanted);
  // A second change comes before the answer to the first one is shown.
  const coverSeen = wanted.cover ?? coverIn(all);
  const { mutate, mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    // One after the other, so that each finds what the one before it left.
    scope: { id: `media of ${vehicleId}` },
    mutationFn: ({ run }: Step) => run(),
    // A later change may hide in the line above the list that this one was not saved.
    onError: (failure) =>
      toast({
        tone: 'destructive',
        title: t(isLost(failure) ? 'mayBeSaved' : 'notSaved'),
        description: whyOf(failure),
      }),
    onSettled: async () => {
      await refreshInTime(queryClient, ['/api/vehicles', '/api/admin/audit']);
      if (queryClient.isMutating({ mutationKey: [vehicleId] }) <= 1) setWanted(NOTHING_WANTED);
    },
    mutationKey: [vehicleId],
  });

  function move(medium: Medium, to: number) {
    const before = ordered.map(({ id }) => id);
    const after = movedTo(before, medium.id, to);
    setWanted((others) => ({ ...others, order: after }));
    const seen = orderOfAll(all, before);
    const ids = orderOfAll(all, after);
    mutate({
      said: t('moved', { title: medium.title, place: to + 1, count: after.length }),
      run: () =>
        changeMedia(vehicleId, { isAsSeen: isInOrder(seen), isAsWanted: isInOrder(ids) }, (headers) =>
          call('PUT /api/vehicles/{id}/media/order', { params: { id: vehicleId }, body: { ids }, headers }),
        ),
    });
  }

  const changeOf = (
    medium: Medium,
    body: { title?: string; documentType?: DocumentType; isCover?: boolean },
    said: string,
    isAsSeen: (media: readonly Medium[]) => boolean,
  ): Step => ({
    said,
    run: () =>
      changeMedia(vehicleId, { isAsSeen, isAsWanted: has({ id: medium.id, ...body }) }, (headers) =>
        call('PATCH /api/vehicles/{id}/media/{mediaId}', {
          params: { id: vehicleId, mediaId: medium.id },
          body,
          headers,
        }),
      ),
  });

  return {
    ordered,
    move,
    rename: (medium: Medium, title: string) =>
      mutateAsync(
        changeOf(medium, { title }, t('renamed', { title }), has({ id: medium.id, title: medium.title })),
      ),
    setType: (medium: Medium, documentType: DocumentType) => {
      setWanted((others) => ({ ...others, types: { ...others.types, [medium.id]: documentType } }));
      mutate(
        changeOf(
          medium,
          { documentType },
          t('typed', { title: medium.title, type: t(`types.${documentType}`) }),
          has({ id: medium.id, documentType: medium.documentType }),
        ),
      );
    },
    makeCover: (medium: Medium) => {
      setWanted((others) => ({ ...others, cover: medium.id }));
      mutate(
        changeOf(
          medium,
          { isCover: true },
          t('covered', { title: medium.title }),
          (media) => coverIn(media) === coverSeen,
        ),
      );
    },
    state: stateOf(),
  };

  function stateOf(): SaveState {
    if (isPending) return { kind: 'saving', words: t('saving') };
    if (error)
      return {
        kind: 'failed',
        words: t(isLost(error) ? 'mayBeSavedBecause' : 'notSavedBecause', { why: whyOf(error) }),
      };
    return isSuccess ? { kind: 'saved', words: t('saved', { what: variables.said }) } : NOTHING;
  }
}

const NOTHING_WANTED: WantedMedia = {};

const NOTHING: SaveState = { kind: 'none', words: '' };

/** No answer says whether the change is saved. */
const isLost = (failure: Error) => !(failure instanceof MediaChangedMeanwhile) && isUnanswered(failure);

/** Whether a medium is as described. */
const has = (wanted: Partial<Medium>) => (media: readonly Medium[]) =>
  media.some((medium) => namesOf(wanted).every((name) => medium[name] === wanted[name]));

const isInOrder = (ids: readonly string[]) => (media: readonly Medium[]) =>
  media.length === ids.length && media.every(({ id }, index) => id === ids[index]);

const coverIn = (media: readonly Medium[]) => media.find(({ isCover }) => isCover)?.id;
