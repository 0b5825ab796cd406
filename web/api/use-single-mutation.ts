import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation of a button or a form, which runs once at a time. The second press of a double click may come before the
 * button is rendered as busy.
 */
export function useSingleMutation<Result, Given = void>(options: UseMutationOptions<Result, Error, Given>) {
  const isRunning = useRef(false);
  const { mutate, ...mutation } = useMutation<Result, Error, Given>({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false;
      return options.onSettled?.(...settled);
    },
  });
  return {
    ...mutation,
    mutate: (given: Given) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(given);
    },
  };
}
