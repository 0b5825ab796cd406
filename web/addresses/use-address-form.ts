import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { COUNTRIES, type Country } from '../../contract/choices.ts';
import { exampleFor } from '../../contract/country-forms.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useUser } from '../api/user.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useAddressLines } from '../trade/address-text.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { mergeInput } from '../ui/merge-input.ts';
import { addressesQuery, type DeliveryAddress } from './queries.ts';

const FIELDS = ['name', 'street', 'postalCode', 'city', 'country'] as const;
type FieldName = (typeof FIELDS)[number];
type Fields = Omit<DeliveryAddress, 'id'>;

/** What is typed for an address, as it was then, or for a new one. */
export interface AddressDraft {
  address: DeliveryAddress | undefined;
  typed: Fields;
}

const EDIT = 'PATCH /api/dealer/addresses/{id}';

const resolver = lazyResolver(async () => (await import('./rules.ts')).rules);

interface Saving {
  /** The address to change; without one a new address is added. */
  address?: DeliveryAddress | undefined;
  draft: AddressDraft | undefined;
  onDraft: (draft: AddressDraft | undefined) => void;
  onSaved: (address: DeliveryAddress) => void;
  onClose: () => void;
}

/** The state of the form: its fields with their errors, and the call that saves them. Input stays until it is saved. */
export function useAddressForm({ draft, onDraft, onSaved, onClose, ...given }: Saving) {
  const t = useTranslations('cart.address');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const { noteFailure, failureWords } = useFailureWords();
  const linesOf = useAddressLines();
  const country = useUser()?.dealer?.country;
  const [failure, setFailure] = useState<ReactNode>();
  const known = draft && draft.address?.id === given.address?.id ? draft : undefined;
  // As the user has seen it last: as it was opened, or as it was when a save was refused.
  const [address, setAddress] = useState(known ? known.address : given.address);
  const stored = address ? fieldsOf(address) : { ...EMPTY, country: countryIn(country) };
  const form = useForm({
    resolver,
    context: address,
    defaultValues: known?.typed ?? stored,
  });
  useKeepsInput();
  const { errors } = form.formState;
  const { decide, isPending } = useDialogMutation<Fields>({
    call: async (body) => {
      setFailure(undefined);
      const params = { id: address?.id ?? '' };
      const saved = address
        ? await call(EDIT, { params, body: changeOf(body, address) })
        : await call('POST /api/dealer/addresses', { body });
      // In the list before it is chosen: the cart takes an address that is not in the list as deleted.
      queryClient.setQueryData(
        addressesQuery().queryKey,
        (list) => list && withAddress(list.addresses, saved),
      );
      onDraft(undefined);
      onSaved(saved);
    },
    touches: ['/api/dealer/addresses'],
    done: { title: t('saved') },
    failed: '',
    onClose,
    onError: (error) => {
      noteFailure(error);
      if (isRefused(error, EDIT, 'EDITED_MEANWHILE')) {
        const { current } = error.problem;
        const { input } = mergeInput(form.getValues(), { seen: stored, now: fieldsOf(current) });
        for (const name of FIELDS) form.setValue(name, input[name]);
        setAddress(current);
        setFailure(t('overtaken', { now: linesOf(current).join(', ') }));
        return true;
      }
      const wrong = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
      const known = wrong.flatMap(({ path, code }) => {
        const name = FIELDS.find((each) => each === path);
        return name ? [{ name, code }] : [];
      });
      for (const { name, code } of known) form.setError(name, { message: code });
      const [ofAll] = wrong.filter(({ path }) => path === '');
      if (known.length === 0) setFailure(problemText(ofAll?.code) ?? failureWords(error));
      return true;
    },
  });
  const textOf = (code: string | undefined) =>
    problemText(code, exampleFor(code, { country: form.getValues('country') }));
  const save = form.handleSubmit((fields) => decide(fields));

  return {
    field: (name: FieldName) => ({
      ...form.register(name, name === 'country' ? { deps: ['postalCode'] } : {}),
      error: textOf(errors[name]?.message),
    }),
    submit: (event: FormEvent) => {
      // React hands the event to the form around the dialog as well.
      event.stopPropagation();
      void save(event);
    },
    isPending,
    failure,
    /** Closes the form, which keeps what is typed. */
    leave: () => {
      const typed = form.getValues();
      const isChanged = FIELDS.some((name) => typed[name] !== stored[name]);
      onDraft(isChanged ? { address, typed } : undefined);
      onClose();
    },
  };
}

const EMPTY = { name: '', street: '', postalCode: '', city: '' };

const fieldsOf = ({ name, street, postalCode, city, country }: DeliveryAddress): Fields => ({
  name,
  street,
  postalCode,
  city,
  country,
});

/**
 * What differs from the values that the user has seen, with those values. The server checks only what is sent, so an
 * address from before a rule can keep its other fields.
 */
function changeOf(typed: Fields, seen: Fields) {
  const changed = FIELDS.filter((name) => typed[name] !== seen[name]);
  const pick = (of: Fields): Partial<Fields> => Object.fromEntries(changed.map((name) => [name, of[name]]));
  return { ...pick(typed), from: pick(seen) };
}

/** The list with this address in its place, or at the end. */
function withAddress(addresses: readonly DeliveryAddress[], saved: DeliveryAddress) {
  const isNew = !addresses.some(({ id }) => id === saved.id);
  const list = addresses.map((each) => (each.id === saved.id ? saved : each));
  return { addresses: isNew ? [...list, saved] : list, total: list.length + (isNew ? 1 : 0) };
}

const countryIn = (code: string | undefined): Country =>
  COUNTRIES.find((each) => each === code) ?? COUNTRIES[0];
