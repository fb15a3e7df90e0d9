/** Short messages at the bottom of the page that disappear after a while. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

let list = $state.raw<Toast[]>([]);
let next = 0;

export const toasts = {
  get all(): Toast[] {
    return list;
  },
};

export function showToast(text: string, bad = false): void {
  const id = next++;
  list = [...list.slice(-2), { id, text, bad }];
  setTimeout(() => (list = list.filter((toast) => toast.id !== id)), bad ? 7000 : 4000);
}
